# Turnaje.

tournament = Turnaj
tournaments = Turnaje
tournaments-lead = Kolo za kolem, se spravedlivými místy, dokud není někdo první. Zúčastnit se může, kdo chce.
tournaments-none = Zatím nebyl žádný vyhlášen.
tournament-new = Vyhlásit turnaj
tournament-name = Jeho název
tournament-game = Hra
tournament-form = Jak se hraje
tournament-robin = Každý s každým
tournament-robin-help = všichni se setkají se všemi.
tournament-swiss = Švýcarský systém
tournament-swiss-help = kolo za kolem se setkávají ti, kdo jsou na tom podobně.
tournament-knockout = Vyřazovací
tournament-knockout-help = dál jde lepší polovina každého stolu.
tournament-players = Kolik jich sedí u stolu
tournament-players-help = Nejvýše tolik; u některých stolů sedí o jednoho méně, vychází-li to.
tournament-rounds = Kolik kol
tournament-rounds-help = Jen pro švýcarský systém. 0 znamená obvyklý počet.
tournament-bots = Boti se smějí zúčastnit
tournament-announce = Vyhlásit
tournament-count = { $n ->
    [one] { $n } účastník
    [few] { $n } účastníci
   *[other] { $n } účastníků
}
tournament-open = Otevřený
tournament-over = Skončil
tournament-round = { $n }. kolo
tournament-enter = Zúčastnit se
tournament-withdraw = Neúčastnit se
tournament-remove = Odebrat
tournament-begin = Začít
tournament-call-off = Odvolat
tournament-add-bots = Přidat boty
tournament-how-many = Kolik
tournament-entrants = Účastníci
tournament-nobody = Zatím nikdo.
tournament-results = Výsledky
tournament-results-help = První u stolu získá bod, poslední nic, ostatní svůj díl. Při rovnosti rozhodují výhry, pak body soupeřů.
tournament-points = Body
tournament-won = Výhry
tournament-met = Soupeři
tournament-met-help = Body všech soupeřů
tournament-rest = má volno
tournament-look = Prohlédnout hru
tournament-watch = Ke stolu
tournament-problem-few = Pro tuto hru je účastníků málo.
tournament-problem-name = Dejte mu název o nejvýše 24 znacích.
tournament-problem-players = { $most ->
    [2] U stolu této hry sedí { $most } hráči.
    [few] U stolu této hry sedí { $least } až { $most } hráči.
   *[other] U stolu této hry sedí { $least } až { $most } hráčů.
}
tournament-problem-many = Více turnajů najednou pořádat nelze.
tournament-problem-host = To smí jen ten, kdo turnaj pořádá.
tournament-problem-full = Už není místo.
tournament-problem-begun = Turnaj už začal.
tournament-problem-bots = Boti se tohoto turnaje neúčastní.
tournament-problem-absent = Neúčastníte se.
