# Na čem se lidé u stolu dohodnou: návrat ve hře, předání místa. A dovolená.

together = Vzít zpět víc, předat své místo

back-ask = Vzít zpět víc
back-help = Zeptáme se ostatních u stolu. Hra se vrátí, jakmile všichni lidé souhlasí, a v záznamu to každý uvidí. Boti souhlasí vždy.
back-ask-last = Požádat o vrácení mého posledního tahu
back-here = Vrátit hru sem?
back-asks = { $seat } žádá, aby se hra vrátila do stavu po kroku { $step }. { $n ->
    [one] Přestal by platit jeden krok.
    [few] Přestaly by platit { $n } kroky.
   *[other] Přestalo by platit { $n } kroků.
}
back-look = Podívat se na tento krok
back-dice = Kdo potom udělá totéž, najde tytéž kostky a karty; co je nové, losuje se znovu.
back-problem-step = K tomuto kroku se hra vrátit nemůže.
back-problem-stake = Zde se o něco hraje a hraje i bot, proto nelze společně nic vzít zpět.
plan-why-back = hra se vrátila k dřívějšímu kroku

passing = Předat své místo
passing-help = Za vás bude natrvalo hrát někdo jiný. Ostatní u stolu musí souhlasit a výsledek bude patřit novému hráči.
passing-rated = Hra se pak nikomu nezapočítá do hodnocení.
passing-seat = Které místo?
passing-to = Jméno někoho s účtem
passing-to-help = Nechte prázdné a dostanete odkaz, který někomu pošlete.
passing-offer = Nabídnout místo
passing-link = Tento odkaz pošlete tomu, kdo má hrát dál
passing-offered = Své místo nabízí { $seat }; nabídku u tohoto stolu najde { $name }.
passing-withdraw = Stáhnout nabídku
passing-for-you = { $seat } vám nabízí toto místo.
passing-then = Jakmile ostatní u stolu souhlasí, hrajete odtud dál vy.
passing-take = Vzít si místo
passing-decline = Ne, děkuji
passing-asks = { $seat } předává své místo, dál má hrát { $name }. Souhlasíte?
passing-told = { $seat } hraje dál na místě, které předává { $name }.
passing-problem-gone = Toto místo už nikdo nenabízí.
passing-problem-seated = Kdo u tohoto stolu už hraje, nemůže si zde vzít další místo.
passing-problem-tournament = V turnaji hraje každý své hry sám.

vacation = Dovolená
vacation-help = Dokud máte dovolenou, vaše hodiny stojí u všech stolů, kde se hraje po tazích. Ostatní vidí, do kdy. Letos vám { $left ->
    [one] zbývá { $left } den
    [few] zbývají { $left } dny
   *[other] zbývá { $left } dní
}.
vacation-from = První den
vacation-days = Počet dní
vacation-take = Vzít si dovolenou
vacation-none = Letos už vám žádná dovolená nezbývá.
vacation-listed = { $from } až { $to }
vacation-end = Ukončit teď
vacation-cancel = Zrušit
vacation-until = má dovolenou do { $to }
vacation-problem-days = Tolik dní dovolené vám letos nezbývá.
vacation-problem-day = Dovolená začíná dnes nebo do roka.
vacation-problem-twice = V té době už dovolenou máte.
