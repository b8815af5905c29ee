# Ranking.

rating = Ranking
rating-leaders = Najsilniejsi gracze
rating-none = Nikt jeszcze nie grał w tę grę o ranking.
rating-place = Miejsce
rating-games = Gry
rating-help = Liczba rośnie z każdą grą, która mówi coś o tobie; wygrana z silniejszym liczy się bardziej. Zaczyna się od 1000.
rating-provisional = wstępny
rating-provisional-help = Mniej niż pięć gier: liczba może się jeszcze bardzo zmienić.
rating-from-games = { $n ->
    [one] z { $n } gry
   *[other] z { $n } gier
}
rating-stake = Ta gra liczy się do rankingu
rating-stake-help = Tylko ze standardowymi zasadami, między ludźmi z kontem i bez botów. Kto odda grę botowi, zajmuje ostatnie miejsce.
rating-stake-on = liczy się do rankingu
rating-problem-account = Ten stół liczy się do rankingu; do tego potrzebne jest konto.
rating-problem-standard = Gra liczy się do rankingu tylko ze standardowymi zasadami, jednym własnym miejscem i bez botów.
rating-problem-twice = Przy stole, który liczy się do rankingu, każdy ma jedno miejsce.
rating-problem-bots = Ten stół liczy się do rankingu; boty nie mogą przy nim usiąść.

# Sezony
rating-seasons = Sezony
rating-all-time = Od początku
rating-season-1 = Zima { $year }
rating-season-2 = Wiosna { $year }
rating-season-3 = Lato { $year }
rating-season-4 = Jesień { $year }
rating-season-none = W tym sezonie nie policzono żadnej gry.
rating-gained = Zysk
rating-season-help = Sezon to kwartał roku. Pokazuje tych, których gry w nim policzono, tak jak stali po ostatniej z nich.
