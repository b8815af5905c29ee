# Jak szybko gra się przy stole i o czym decydują ludzie.

pace = Tempo
pace-clock = Zegar
pace-live = Na żywo
pace-live-help = Wszyscy są teraz przy stole.
pace-live-none = bez zegara
pace-live-5m10s = 5 minut namysłu dla każdego i 10 sekund więcej za turę
pace-live-10m20s = 10 minut namysłu dla każdego i 20 sekund więcej za turę
pace-live-20m30s = 20 minut namysłu dla każdego i 30 sekund więcej za turę
pace-live-late = Gdy ktoś długo nie wraca albo skończy mu się czas, inni mogą pozwolić, by dalej grał bot.
pace-turns = Turami
pace-turns-help = Grasz, kiedy możesz, choćby przez wiele dni.
pace-turns-12h = 12 godzin na każdy ruch
pace-turns-1d = jeden dzień na każdy ruch
pace-turns-3d = trzy dni na każdy ruch
pace-turns-bank7 = 7 dni namysłu na całą grę
pace-turns-bank14 = 14 dni namysłu na całą grę
pace-turns-bank30 = 30 dni namysłu na całą grę
pace-turns-none = bez zegara
pace-turns-late = Gdy ktoś się spóźnia, inni decydują: czekają, oddają miejsce botowi albo kończą grę.
pace-rest = W nocy zegar stoi
pace-rest-from = Od
pace-rest-to = Do
pace-zone = Strefa czasowa
pace-rests = zegar stoi od { $from }:00 do { $to }:00 (UTC{ $zone })
pace-change-help = Między grą na żywo a turami można przejść w każdej chwili, jeśli wszyscy się zgodzą.
pace-span-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
pace-span-hours = { $hours } h { $minutes } min
pace-span-days = { $days ->
    [one] { $days } dzień { $hours } h
   *[other] { $days } dni { $hours } h
}
pace-left = zostało: { $span }
pace-overdue = spóźnienie: { $span }
pace-change = Inne tempo
pace-propose = Zaproponuj to tempo
pace-asks-pace = { $seat } proponuje inne tempo. { $pace }
pace-asks-end = { $seat } proponuje zakończyć grę bez wyniku.
pace-agree = Zgoda
pace-refuse = Nie, grajmy dalej
pace-withdraw = Wycofaj
pace-missing = Czekamy na odpowiedź: { $seats }
pace-end = Zakończ grę
pace-end-help = Gra kończy się bez wyniku, gdy zgodzą się wszyscy ludzie; spóźnionych nie pytamy.
pace-propose-end = Zaproponuj koniec
pace-concede = Poddaję się
pace-abandon = Odejdź od stołu na dobre
pace-abandon-help = Jesteś tu tylko z botami. Gra zakończy się bez wyniku i zniknie z twojej listy.
pace-closed-agreed = Gracze zgodzili się zakończyć grę.
pace-closed-abandoned = Gry nie doprowadzono do końca.
pace-closed-conceded = { $seat } poddaje się.
pace-closed-operator = Gospodarz zakończył grę: { $why }
pace-door = Kto może usiąść?
pace-door-open = Każdy, kto znajdzie stół
pace-door-friends = Tylko moi znajomi
pace-door-password = Tylko z hasłem
pace-door-secret = Hasło stołu
pace-sleeping = Stoły, przy których od miesiąca nic się nie działo
pace-sleeping-none = Nie ma takich.

pace-problem-asked = Jest już inna propozycja. Najpierw na nią odpowiedz.
pace-problem-not-alone = Grają tu też inni ludzie. Zaproponuj im zakończenie gry.
pace-problem-concede = Poddać się może tu tylko jeden z dwóch graczy.
pace-problem-secret = Wybierz hasło stołu.
pace-problem-friends = Ten stół jest tylko dla znajomych osoby, która go otworzyła.
pace-problem-password = To nie jest hasło tego stołu.
