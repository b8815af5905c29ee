# Oglądanie gier.

watch = Trwające gry
watch-lead = Kto ogląda, widzi to, co leży odkryte, i to, co gracze zechcą pokazać.
watch-all = Wszystkie gry
watch-none = Nie trwa żadna gra, którą każdy może oglądać.
watch-chat = Widzowie
watch-react = Wyraź coś jednym naciśnięciem
watch-react-clap = Brawa
watch-react-wow = Zdumienie
watch-react-think = Wątpliwość
watch-react-laugh = Śmiech
watch-react-love = Miłość
watch-some = { $n ->
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
   *[many] Ogląda { $n } osób
}
watch-named = { $n ->
    [0] Oglądają: { $names }
    [one] Oglądają: { $names } i { $n } inna osoba
    [few] Oglądają: { $names } i { $n } inne osoby
   *[many] Oglądają: { $names } i { $n } innych osób
}
watch-through = Oczami: { $seat }
watch-public = Tylko to, co odkryte
watch-shown = Twoja ręka jest widoczna
watch-show = Pokaż moją rękę widzom
watch-hide = Ukryj moją rękę
watch-show-help = Oglądać może każdy, także przeciwnicy.
watch-puzzle = Wypróbuj tę pozycję przeciw botom
watch-puzzle-help = Własny stół od tego miejsca. Co jest ukryte, zostaje rozdane na nowo, więc nic nie zdradza o tej grze.
watch-link = Link do tego kroku
watch-problem-rated = Gdzie gra się o ranking, nikt nie pokazuje ręki.
watch-problem-puzzle = Przy tym stole nie wolno pytać botów, więc nie można też wypróbować przeciw nim tej pozycji.
