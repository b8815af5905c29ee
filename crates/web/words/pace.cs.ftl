# Jak rychle se u stolu hraje a o čem lidé rozhodují.

pace = Tempo
pace-clock = Hodiny
pace-live = Naživo
pace-live-help = Všichni jsou teď u stolu.
pace-live-none = bez hodin
pace-live-5m10s = každý 5 minut na přemýšlení a 10 sekund navíc za tah
pace-live-10m20s = každý 10 minut na přemýšlení a 20 sekund navíc za tah
pace-live-20m30s = každý 20 minut na přemýšlení a 30 sekund navíc za tah
pace-live-late = Za toho, kdo je dlouho pryč nebo komu dojde čas, mohou ostatní nechat hrát bota.
pace-turns = Po tazích
pace-turns-help = Táhnete, kdy můžete, třeba po několik dní.
pace-turns-12h = 12 hodin na každý tah
pace-turns-1d = jeden den na každý tah
pace-turns-3d = tři dny na každý tah
pace-turns-bank7 = 7 dní na přemýšlení za celou hru
pace-turns-bank14 = 14 dní na přemýšlení za celou hru
pace-turns-bank30 = 30 dní na přemýšlení za celou hru
pace-turns-none = bez hodin
pace-turns-late = Při zpoždění ostatní rozhodnou, zda počkají, nechají hrát bota, nebo hru ukončí.
pace-rest = V noci hodiny stojí
pace-rest-from = Od
pace-rest-to = Do
pace-zone = Časové pásmo
pace-rests = hodiny stojí od { $from }:00 do { $to }:00 (UTC{ $zone })
pace-change-help = Mezi hrou naživo a po tazích lze kdykoli přejít, pokud všichni souhlasí.
pace-span-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
pace-span-hours = { $hours } h { $minutes } min
pace-span-days = { $days ->
    [one] { $days } den { $hours } h
    [few] { $days } dny { $hours } h
   *[other] { $days } dní { $hours } h
}
pace-left = zbývá: { $span }
pace-overdue = zpoždění: { $span }
pace-change = Jiné tempo
pace-propose = Navrhnout toto tempo
pace-asks-pace = { $seat } navrhuje jiné tempo. { $pace }
pace-asks-end = { $seat } navrhuje ukončit hru bez výsledku.
pace-agree = Souhlasím
pace-refuse = Ne, hrajme dál
pace-withdraw = Stáhnout návrh
pace-missing = Ještě neodpověděli: { $seats }
pace-end = Ukončit hru
pace-end-help = Hra skončí bez výsledku, jakmile všichni lidé souhlasí; těch, kdo mají zpoždění, se neptáme.
pace-propose-end = Navrhnout konec
pace-concede = Vzdávám se
pace-abandon = Odejít od stolu nadobro
pace-abandon-help = Jste zde sami s boty. Hra skončí bez výsledku a zmizí z vašeho seznamu.
pace-closed-agreed = Hráči se dohodli na ukončení hry.
pace-closed-abandoned = Hra nebyla dohrána.
pace-closed-conceded = { $seat } se vzdává.
pace-closed-operator = Správce hru ukončil: { $why }
pace-door = Kdo si smí přisednout?
pace-door-open = Každý, kdo stůl najde
pace-door-friends = Jen moji přátelé
pace-door-password = Jen s heslem
pace-door-secret = Heslo stolu
pace-sleeping = Stoly, u kterých se měsíc nic nedělo
pace-sleeping-none = Žádné nejsou.

pace-problem-asked = Jeden návrh už na stole je. Nejdřív prosím odpovězte na něj.
pace-problem-not-alone = Hrají zde i jiní lidé. Navrhněte místo toho ukončení hry.
pace-problem-concede = Vzdát se zde může jen jeden ze dvou hráčů.
pace-problem-secret = Zvolte prosím heslo stolu.
pace-problem-friends = Tento stůl je jen pro přátele toho, kdo ho otevřel.
pace-problem-password = To není heslo tohoto stolu.
