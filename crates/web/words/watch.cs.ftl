# Sledování her.

watch = Probíhající hry
watch-lead = Kdo se dívá, vidí, co leží otevřeně, a co se hráči rozhodnou ukázat.
watch-all = Všechny hry
watch-none = Neprobíhá žádná hra, na kterou se může dívat každý.
watch-chat = Diváci
watch-react = Vyjádřete se jedním stisknutím
watch-react-clap = Potlesk
watch-react-wow = Úžas
watch-react-think = Pochybnost
watch-react-laugh = Smích
watch-react-love = Láska
watch-some = { $n ->
    [one] Dívá se { $n } člověk
    [few] Dívají se { $n } lidé
   *[other] Dívá se { $n } lidí
}
watch-named = { $n ->
    [0] Dívá se: { $names }
    [one] Dívá se: { $names } a { $n } další
    [few] Dívá se: { $names } a { $n } další
   *[other] Dívá se: { $names } a { $n } dalších
}
watch-through = Očima: { $seat }
watch-public = Jen co leží otevřeně
watch-shown = Vaše ruka je vidět
watch-show = Ukázat svou ruku divákům
watch-hide = Skrýt svou ruku
watch-show-help = Dívat se může kdokoli, i ti, kdo hrají proti vám.
watch-puzzle = Zkusit tuto pozici proti botům
watch-puzzle-help = Vlastní stůl odtud dál. Co je před vámi skryto, se rozdá znovu, takže to o této hře nic neprozradí.
watch-link = Odkaz na tento krok
watch-problem-rated = Kde se hraje o hodnocení, nikdo svou ruku neukazuje.
watch-problem-puzzle = U tohoto stolu se botů ptát nesmí, a proto proti nim nelze zkoušet ani jeho pozici.
