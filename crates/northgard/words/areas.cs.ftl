# Jména úseků mapy. Území nese jméno úseku, který leží na mapě nejdéle.
# Žádné dva úseky nemají stejné jméno; ve větách stojí jméno v prvním pádě za slovem, které se skloňuje (na území Havraní slať).

area-start-n = Lipová louka
area-start-e = Rákosový brod
area-start-s = Ječný kopec
area-start-w = Vydří les

area-start5-n = Labutí voda
area-start5-e = Jehněčí údolí
area-start5-s = Černé jedle
area-start5-w = Křepelčí žito

area-t01-n = Ovesný dvůr
area-t01-e = Jetelové údolí
area-t01-s = Kachní tůň
area-t01-w = Medvědí brloh

area-t02-n = Havraní slať
area-t02-s = Dlouhé role

area-t03-n = Netopýří sluj
area-t03-e = Jalovcová stráň
area-t03-s = Kukaččí niva
area-t03-w = Lněné pole

area-t04-n = Husí niva
area-t04-e = Jeskyně ozvěny
area-t04-s = Osamělý kámen

area-t05-n = Skaldovy kameny
area-t05-s = Šedé skály

area-t06-n = Olšový potok
area-t06-e = Mlýnský lán
area-t06-s = Věštcova mohyla
area-t06-w = Lovecký les

area-t07-n = Purpurová pláň
area-t07-m = Skřivaní pole
area-t07-s = Dutý vrch

area-t08-n = Slunečná stráň
area-t08-m = Žabí blato
area-t08-s = Bobové řádky

area-t09-n = Medový lán
area-t09-e = Stará mohyla
area-t09-s = Mechový most

area-t10-n = Vraní lán
area-t10-e = Senné údolí
area-t10-s = Jeřábí blato

area-t11-n = Březový háj
area-t11-s = Vysoká pastvina

area-t12-n = Úhoří mokřad
area-t12-m = Jantarový bor
area-t12-s = Letní salaš

area-t13-a = Vlčí hvozd

area-t14-n = Vrbový brod
area-t14-m = Veverčí háj
area-t14-s = Řepná stráň

area-t15-n = Kavčí útes
area-t15-e = Zlaté strniště
area-t15-s = Tetřeví pláň

area-t16-n = Červené snopy
area-t16-e = Ostřicová niva
area-t16-s = Zpívající kámen

area-t17-n = Studená soutěska
area-t17-s = Zvonková louka

area-t18-n = Sokolí vřes
area-t18-e = Kobylí niva
area-t18-s = Rysí les

area-t19-n = Hříběcí luh
area-t19-e = Větrný kruh
area-t19-s = Štičí tůň

area-t20-n = Myší stodola
area-t20-s = Orlí pláň

area-t21-n = Čapí lán
area-t21-s = Bílý zub

area-t22-n = Ovčí stráň
area-t22-e = Soví skála
area-t22-s = Včelí vřes
area-t22-w = Zmijí vřes

area-t23-n = Tichý kruh
area-t23-e = Bludičková slať
area-t23-s = Kozí stěna

area-t24-n = Mrazivý štít
area-t24-e = Zaječí brázda
area-t24-s = Volavčí tůň

area-t25-n = Šťovíková mez
area-t25-e = Obří schody
area-t25-s = Žitný dvorec

area-t26-n = Makové pole
area-t26-e = Černá rašelina
area-t26-s = Kančí houština

area-t27-n = Srnčí mýtina
area-t27-e = Jezevčí háj
area-t27-s = Pazourkový hřbet

area-t28-n = Jestřábí útes
area-t28-s = Jasanový háj

area-t29-n = Kuní doubrava
area-t29-e = Kopretinová mez
area-t29-w = Mlžná olšina

area-t30-n = Býčí pastvina
area-t30-e = Staré tisy
area-t30-s = Široký lán
area-t30-w = Hromová hlava

area-t31-n = Břidlicová hrana
area-t31-e = Bekasiní slať
area-t31-s = Devět kamenů

area-t32-n = Slané lány
area-t32-e = Liščí bor
area-t32-s = Bobří hráz

area-t33-n = Runové vřesoviště
area-t33-m = Losí louka
area-t33-s = Železná suť
