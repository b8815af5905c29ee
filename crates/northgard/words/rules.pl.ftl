chapter-NG-1 = x
