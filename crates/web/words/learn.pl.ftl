# Co mówią strony, które uczą gry.

ui-learn = Nauka gry
ui-learn-title = Nauka gry: { $game }
ui-learn-lead = Krótkie lekcje przy prawdziwym stole. Ruchy wykonujesz ty, kruk wyjaśnia, co z nich wynika. Możesz wyjść w każdej chwili: miejsce na ciebie poczeka.
ui-learn-index-lead = Każda gra w minutę, a potem krok po kroku przy prawdziwym stole. Niczego nie trzeba wcześniej czytać.
ui-learn-progress = Ukończone lekcje: { $done } z { $all }
ui-learn-first = Zagraj pierwszą lekcję
ui-learn-on = Kontynuuj lekcje
ui-learn-again = Zagraj lekcje jeszcze raz
ui-learn-count = { $n ->
    [one] { $n } lekcja
    [few] { $n } lekcje
    [many] { $n } lekcji
   *[other] { $n } lekcji
}
ui-learn-extra = dodatkowa
ui-lesson-done = ukończona
ui-lesson-begun = zaczęta
ui-lesson-step = Lekcja { $n } z { $all }
ui-lesson-step-extra = Lekcja dodatkowa
ui-lesson-leave = Opuść lekcję
ui-lesson-coach = Kruk
ui-lesson-not-yet = Jeszcze nie
ui-lesson-well = Znakomicie
ui-lesson-off = Inna droga
ui-lesson-try = Nic straconego: cofnij ruch i spróbuj jeszcze raz.
ui-lesson-tried = Twoja próba: { $act }
ui-lesson-uncounted = nie liczy się
ui-lesson-happened = Co się stało
ui-lesson-hint = Podpowiedź
ui-lesson-hint-says = To, co pozostało jasne, prowadzi dalej. Reszta może poczekać.
ui-lesson-hint-none = Stąd nie ma podpowiedzi. Najpierw cofnij ruch.
ui-lesson-show = Pokaż
ui-lesson-show-says = Zrób to: { $act }
ui-lesson-back = Cofnij ruch
ui-lesson-restart = Od początku
ui-lesson-skip = Pomiń
ui-lesson-next = Następna lekcja
ui-lesson-once-more = Jeszcze raz
ui-lesson-all-done = To była ostatnia lekcja. Teraz cała gra: podpowiedzi pozostają włączone, a łatwe boty wiele wybaczają.
ui-lesson-enough = Umiesz już dość na całą grę: podpowiedzi pozostają włączone, a łatwe boty wiele wybaczają. Następne lekcje są dodatkowe.
ui-lesson-first-game = { $n ->
    [one] Zagraj pierwszą grę przeciw łatwemu botowi
    [few] Zagraj pierwszą grę przeciw { $n } łatwym botom
    [many] Zagraj pierwszą grę przeciw { $n } łatwym botom
   *[other] Zagraj pierwszą grę przeciw { $n } łatwym botom
}
ui-lesson-other-first-game = Zagraj pierwszą grę od razu
ui-lesson-list = Wszystkie lekcje

ui-minute = W minutę
ui-minute-title = { $game } w minutę
ui-minute-goal = Cel
ui-minute-turn = Tura
ui-minute-end = Jak kończy się gra
ui-minute-win = Kto wygrywa
ui-minute-play = { $n ->
    [one] Graj teraz przeciw jednemu botowi
    [few] Graj teraz przeciw { $n } botom
    [many] Graj teraz przeciw { $n } botom
   *[other] Graj teraz przeciw { $n } botom
}
