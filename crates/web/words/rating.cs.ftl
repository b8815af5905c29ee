# Hodnocení.

rating = Hodnocení
rating-leaders = Nejsilnější hráči
rating-none = Tuto hru zatím nikdo na hodnocení nehrál.
rating-place = Místo
rating-games = Hry
rating-help = Číslo roste s každou hrou, která o vás něco prozradí; výhra nad silnějším má větší váhu. Začíná na 1000.
rating-provisional = předběžné
rating-provisional-help = Méně než pět her: číslo se může ještě hodně změnit.
rating-from-games = { $n ->
    [one] po { $n } hře
   *[other] po { $n } hrách
}
rating-stake = Tato hra se počítá do hodnocení
rating-stake-help = Jen se standardními pravidly, mezi lidmi s účtem a bez botů. Kdo přenechá hru botovi, je poslední.
rating-stake-on = počítá se do hodnocení
rating-problem-account = Tento stůl se počítá do hodnocení; k tomu potřebujete účet.
rating-problem-standard = Do hodnocení se hra počítá jen se standardními pravidly, s jedním vlastním místem a bez botů.
rating-problem-twice = U stolu, který se počítá do hodnocení, má každý jedno místo.
rating-problem-bots = Tento stůl se počítá do hodnocení; boti si k němu sednout nemohou.

# Sezony
rating-seasons = Sezony
rating-all-time = Celkově
rating-season-1 = Zima { $year }
rating-season-2 = Jaro { $year }
rating-season-3 = Léto { $year }
rating-season-4 = Podzim { $year }
rating-season-none = V této sezoně se nezapočítala žádná hra.
rating-gained = Zisk
rating-season-help = Sezona je čtvrtina roku. Ukazuje ty, jejichž hry se v ní započítaly, jak na tom byli po poslední z nich.
