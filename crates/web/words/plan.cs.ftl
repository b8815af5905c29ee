# Plány pro stoly, kde se hraje po tazích.

plan = Plánovat dopředu
plan-lead = Odpověď, která se dá za vás, jakmile přijde její otázka, aby nikdo nemusel čekat. Své plány vidíte jen vy. Jakmile neplatí to, pro co byl plán určen, zruší se a budete dotázáni jako obvykle.
plan-asked = Právě jste tázáni; plán odpoví hned.
plan-asked-last = Na co jste byli tázáni naposledy:
plan-nothing = Zatím není co plánovat.
plan-answer = Moje odpověď
plan-hold = Jak dlouho?
plan-once = až to přijde příště
plan-same = dokud je na výběr přesně totéž
plan-untouched = dokud o něco nepřijdu
plan-arm = Zapnout tento plán
plan-armed = Váš plán je zapnutý:
plan-disarmed = Váš plán byl zrušen:
plan-withdraw = Odvolat
plan-all = Moje plány u tohoto stolu
plan-says = { $act }, { $hold }
plan-to-table = Zpět ke stolu
plan-by = podle vašeho plánu
plan-state-armed = zapnutý
plan-state-done = splněný
plan-state-disarmed = zrušený
plan-state-withdrawn = odvolaný
plan-why-gone = odpověď už není možná
plan-why-changed = na výběr je něco jiného
plan-why-touched = o něco jste přišli
plan-why-seat = na tomto místě už nesedíte, nebo se hraje jiným tempem

plan-made = Naplánovali jste:
plan-was-disarmed = Váš plán byl zrušen:
plan-was-withdrawn = Odvolali jste plán:

# Volby, které lze učinit dřív, než na ně dojde.
plan-standing-card = Připravit kartu
plan-standing-pass = Pasovat
plan-standing-end-turn = Ukončit tah
plan-standing-let-be = Nechat karty ostatních být
plan-standing-decline = Odmítnout, co mi kdo nabídne
plan-standing-accept-partner = Přijmout, co mi nabídne spojenec
plan-standing-accept = Přijmout návrhy, které jsou dost dobré
plan-standing-agree = Přistoupit na požadavky, které jsou dost malé
plan-standing-no-trade = Nic nevyměňovat
plan-standing-no-extras = Nic dalšího nekupovat
plan-standing-no-expansion = Nerozšiřovat se
plan-standing-spare = Nic nezničit
plan-standing-no-promise = Neslíbit žádné body
plan-standing-no-deal = Odmítnout každý požadavek
plan-standing-no-cards = Ve střetech nevybrat žádnou kartu

# What an offer must be to be accepted ahead.
plan-at-least = { $n ->
    [one] { $n } mince nebo víc za každou jednotku či kartu
    [few] { $n } mince nebo víc za každou jednotku či kartu
   *[other] { $n } mincí nebo víc za každou jednotku či kartu
}
plan-at-most = { $n ->
    [one] { $n } bod nebo méně
    [few] { $n } body nebo méně
   *[other] { $n } bodů nebo méně
}

plan-problem-turns = Plány jsou pro ty, kdo hrají u stolu, kde se hraje po tazích.
plan-problem-act = To není jedna z odpovědí.
plan-problem-most = To už stačí. Nejdřív prosím nějaký plán odvolejte.
