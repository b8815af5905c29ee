# Co říkají stránky, které učí hru.

ui-learn = Naučit se hrát
ui-learn-title = Učíme se: { $game }
ui-learn-lead = Krátké lekce u skutečného stolu. Táhnete vy, havran vysvětluje, co tah způsobí. Odejít můžete kdykoli, místo vám zůstane.
ui-learn-index-lead = Každá hra v jedné minutě a pak krok za krokem u skutečného stolu. Předem není třeba nic číst.
ui-learn-progress = Hotové lekce: { $done } / { $all }
ui-learn-first = Zahrát si první lekci
ui-learn-on = Pokračovat v lekcích
ui-learn-again = Zahrát si lekce znovu
ui-learn-count = { $n ->
    [one] { $n } lekce
    [few] { $n } lekce
    [many] { $n } lekce
   *[other] { $n } lekcí
}
ui-learn-extra = navíc
ui-lesson-done = hotovo
ui-lesson-begun = rozehráno
ui-lesson-step = Lekce { $n } / { $all }
ui-lesson-step-extra = Lekce navíc
ui-lesson-leave = Opustit lekci
ui-lesson-coach = Havran
ui-lesson-not-yet = Ještě ne
ui-lesson-well = Výborně
ui-lesson-off = Jiná cesta
ui-lesson-try = O nic jste nepřišli: vraťte tah a zkuste to znovu.
ui-lesson-tried = Zkusili jste: { $act }
ui-lesson-uncounted = neplatí
ui-lesson-happened = Co se stalo
ui-lesson-hint = Nápověda
ui-lesson-hint-says = Co zůstalo jasné, vede dál. Ostatní může počkat.
ui-lesson-hint-none = Odtud nápověda není. Nejdřív vraťte tah.
ui-lesson-show = Ukázat
ui-lesson-show-says = Udělejte toto: { $act }
ui-lesson-back = Vrátit tah
ui-lesson-restart = Od začátku
ui-lesson-skip = Přeskočit
ui-lesson-next = Další lekce
ui-lesson-once-more = Ještě jednou
ui-lesson-all-done = To byla poslední lekce. Teď celá hra: rady zůstanou zapnuté a snadní boti leccos odpustí.
ui-lesson-enough = Teď už umíte dost na celou hru: rady zůstanou zapnuté a snadní boti leccos odpustí. Další lekce jsou navíc.
ui-lesson-first-game = { $n ->
    [one] Zahrát si první hru proti snadnému botovi
    [few] Zahrát si první hru proti { $n } snadným botům
    [many] Zahrát si první hru proti { $n } snadného bota
   *[other] Zahrát si první hru proti { $n } snadným botům
}
ui-lesson-other-first-game = Zahrát si první hru hned
ui-lesson-list = Všechny lekce

ui-minute = V jedné minutě
ui-minute-title = { $game } v jedné minutě
ui-minute-goal = Cíl
ui-minute-turn = Tah
ui-minute-end = Jak hra končí
ui-minute-win = Kdo vyhrává
ui-minute-play = { $n ->
    [one] Hrát hned proti jednomu botovi
    [few] Hrát hned proti { $n } botům
    [many] Hrát hned proti { $n } bota
   *[other] Hrát hned proti { $n } botům
}
