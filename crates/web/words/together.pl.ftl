# O czym decydują razem ludzie przy stole: cofnięcie gry, przekazanie miejsca. I urlop.

together = Cofnij więcej, przekaż moje miejsce

back-ask = Cofnij więcej
back-help = Zapytamy innych przy stole. Gra się cofnie, gdy zgodzą się wszyscy ludzie, i każdy zobaczy to w zapisie. Boty zgadzają się zawsze.
back-ask-last = Poproś o cofnięcie mojego ostatniego ruchu
back-here = Cofnąć grę tutaj?
back-asks = { $seat } prosi o cofnięcie gry do stanu po kroku { $step }. { $n ->
    [one] Przestałby się liczyć jeden krok.
    [few] Przestałyby się liczyć { $n } kroki.
   *[other] Przestałoby się liczyć { $n } kroków.
}
back-look = Zobacz ten krok
back-dice = Kto potem zrobi to samo, znajdzie te same kości i karty; co nowe, losuje się od nowa.
back-problem-step = Gra nie może wrócić do tego kroku.
back-problem-stake = Toczy się tu gra o stawkę i gra w niej bot, więc nie można razem niczego cofnąć.
plan-why-back = gra wróciła do wcześniejszego kroku

passing = Przekaż moje miejsce
passing-help = Ktoś inny zagra za ciebie do końca. Inni przy stole muszą się zgodzić, a wynik będzie należał do nowego gracza.
passing-rated = Gra nie będzie się wtedy nikomu liczyła do rankingu.
passing-seat = Które miejsce?
passing-to = Nazwa kogoś, kto ma konto
passing-to-help = Zostaw puste, aby dostać link, który komuś wyślesz.
passing-offer = Zaproponuj miejsce
passing-link = Wyślij ten link temu, kto ma grać dalej
passing-offered = { $seat } proponuje swoje miejsce; propozycję przy tym stole znajdzie { $name }.
passing-withdraw = Wycofaj propozycję
passing-for-you = { $seat } proponuje ci to miejsce.
passing-then = Gdy inni przy stole się zgodzą, grasz dalej od tego momentu.
passing-take = Zajmij miejsce
passing-decline = Nie, dziękuję
passing-asks = { $seat } przekazuje swoje miejsce, dalej ma grać { $name }. Zgoda?
passing-told = { $seat } gra dalej na miejscu, które przekazuje { $name }.
passing-problem-gone = Tego miejsca nikt już nie proponuje.
passing-problem-seated = Kto już gra przy tym stole, nie może zająć tu innego miejsca.
passing-problem-tournament = W turnieju każdy sam gra swoje gry.

vacation = Urlop
vacation-help = Podczas urlopu twoje zegary stoją przy wszystkich stołach, przy których gra się turami. Inni widzą, do kiedy. W tym roku { $left ->
    [one] został ci { $left } dzień
    [few] zostały ci { $left } dni
   *[other] zostało ci { $left } dni
}.
vacation-from = Pierwszy dzień
vacation-days = Liczba dni
vacation-take = Idę na urlop
vacation-none = W tym roku nie masz już urlopu.
vacation-listed = od { $from } do { $to }
vacation-end = Zakończ teraz
vacation-cancel = Odwołaj
vacation-until = na urlopie do { $to }
vacation-problem-days = W tym roku nie masz już tylu dni urlopu.
vacation-problem-day = Urlop zaczyna się dziś albo w ciągu roku.
vacation-problem-twice = W tym czasie masz już urlop.
