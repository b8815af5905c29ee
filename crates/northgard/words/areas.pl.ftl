# Nazwy obszarów mapy. Terytorium nosi nazwę obszaru, który leży na mapie najdłużej.
# Żadne dwa obszary nie mają tej samej nazwy; w zdaniach nazwa stoi w mianowniku po słowie, które się odmienia (na terytorium Krucze Bagno).

area-start-n = Lipowa Łąka
area-start-e = Trzcinowy Bród
area-start-s = Jęczmienny Kopiec
area-start-w = Wydrzy Las

area-start5-n = Łabędzia Woda
area-start5-e = Jagnięca Dolina
area-start5-s = Czarne Jodły
area-start5-w = Przepiórcze Żyto

area-t01-n = Owsiany Dwór
area-t01-e = Dolina Koniczyny
area-t01-s = Kacza Toń
area-t01-w = Niedźwiedzia Jama

area-t02-n = Krucze Bagno
area-t02-s = Długie Role

area-t03-n = Nietoperza Jama
area-t03-e = Jałowcowy Stok
area-t03-s = Kukułcze Błonie
area-t03-w = Lniane Pole

area-t04-n = Gęsie Błonie
area-t04-e = Jaskinia Echa
area-t04-s = Samotny Głaz

area-t05-n = Kamienie Skalda
area-t05-s = Szare Skały

area-t06-n = Olszowy Potok
area-t06-e = Młyński Łan
area-t06-s = Kurhan Wieszcza
area-t06-w = Myśliwski Las

area-t07-n = Purpurowa Równina
area-t07-m = Skowronkowe Pole
area-t07-s = Pusta Góra

area-t08-n = Słoneczny Stok
area-t08-m = Żabie Błoto
area-t08-s = Bobowe Rzędy

area-t09-n = Miodowy Łan
area-t09-e = Stary Kurhan
area-t09-s = Omszały Most

area-t10-n = Wroni Łan
area-t10-e = Sienna Dolina
area-t10-s = Żurawie Błoto

area-t11-n = Brzozowy Gaj
area-t11-s = Wysokie Pastwisko

area-t12-n = Węgorze Mokradło
area-t12-m = Bursztynowy Bór
area-t12-s = Letni Szałas

area-t13-a = Wilczy Bór

area-t14-n = Wierzbowy Bród
area-t14-m = Wiewiórczy Gaj
area-t14-s = Rzepny Stok

area-t15-n = Kawcza Skała
area-t15-e = Złote Ściernisko
area-t15-s = Cietrzewia Hala

area-t16-n = Czerwone Snopy
area-t16-e = Turzycowe Błonie
area-t16-s = Śpiewający Głaz

area-t17-n = Zimny Wąwóz
area-t17-s = Dzwonkowa Łąka

area-t18-n = Sokoli Wrzos
area-t18-e = Kobyle Błonie
area-t18-s = Rysi Las

area-t19-n = Źrebięca Łąka
area-t19-e = Wietrzny Krąg
area-t19-s = Szczupacza Toń

area-t20-n = Mysia Stodoła
area-t20-s = Orle Wrzosowisko

area-t21-n = Bociani Łan
area-t21-s = Biały Ząb

area-t22-n = Owcza Hala
area-t22-e = Sowia Skała
area-t22-s = Pszczeli Wrzos
area-t22-w = Żmijowy Wrzos

area-t23-n = Cichy Krąg
area-t23-e = Bagno Ogników
area-t23-s = Kozia Ściana

area-t24-n = Mroźny Szczyt
area-t24-e = Zajęcza Bruzda
area-t24-s = Czapla Toń

area-t25-n = Szczawiowa Miedza
area-t25-e = Schody Olbrzyma
area-t25-s = Żytni Dwór

area-t26-n = Makowe Pole
area-t26-e = Czarny Torf
area-t26-s = Dzicza Gęstwina

area-t27-n = Sarnia Polana
area-t27-e = Borsuczy Gaj
area-t27-s = Krzemienna Grań

area-t28-n = Jastrzębia Grań
area-t28-s = Jesionowy Gaj

area-t29-n = Kunia Dąbrowa
area-t29-e = Stokrotkowa Łąka
area-t29-w = Mglisty Ols

area-t30-n = Bycze Pastwisko
area-t30-e = Stare Cisy
area-t30-s = Szeroki Łan
area-t30-w = Gromowa Głowa

area-t31-n = Łupkowa Krawędź
area-t31-e = Bekasie Bagno
area-t31-s = Dziewięć Głazów

area-t32-n = Słone Łany
area-t32-e = Lisi Bór
area-t32-s = Bobrowa Tama

area-t33-n = Runiczny Wrzos
area-t33-m = Łosia Łąka
area-t33-s = Żelazny Piarg
