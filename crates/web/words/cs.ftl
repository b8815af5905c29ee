# Co říkají stránky.

# Rám
ui-skip = Přejít k obsahu
ui-nav = Web
ui-language = Jazyk
ui-theme = Vzhled
ui-theme-auto = Podle zařízení
ui-theme-light = Světlý
ui-theme-dark = Tmavý
ui-theme-to-auto = Přepnout na vzhled podle zařízení
ui-theme-to-light = Přepnout na světlý vzhled
ui-theme-to-dark = Přepnout na tmavý vzhled
ui-settings = Nastavení
ui-rules = Pravidla
ui-lobby = Herna
ui-next-turn = Můj další tah
ui-next-short = Můj tah
ui-foot = Crownlands je neoficiální digitální stůl. Nepoužívá obrázky ani texty vydaných her; jejich názvy je jen označují.
ui-style = Styl
ui-back-to-lobby = Do herny
ui-back-to-table = Zpět ke stolu

# Nastavení
ui-name = Vaše jméno
ui-save = Uložit
ui-confirm-setting = Před každým krokem
ui-confirm-off = Provést hned
ui-confirm-on = Nejdřív se zeptat
ui-sound-setting = Tiché zvuky, když někdo táhne
ui-sound-off = Vypnuto
ui-sound-on = Zapnuto
ui-hints-setting = Rady ve hrách, které ještě nemám dohrané
ui-hints-off = Nikdy
ui-hints-on = Ukazovat
ui-hints = První hra
ui-hints-more = Další rady
ui-hints-hide = Skrýt rady
ui-hints-hide-help = V nastavení je lze znovu zapnout.
ui-guest-name = Host { $n }

# Herna
ui-welcome = Přisedněte si
ui-welcome-lead = Hry o území proti botům i s přáteli, každé pravidlo hlídáme a vysvětlíme. Bez registrace.
ui-games = Hry
ui-play-now = Hrát hned
ui-open = Připravit stůl
ui-players-range = { $least } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
}
ui-players-count = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
ui-my-tables = Moje stoly
ui-open-tables = Stoly s volným místem
ui-watch-tables = Hry ke sledování
ui-my-finished = Moje dohrané hry
ui-finished = Dohrané hry
ui-finished-none = Zatím nebyla dohrána žádná hra.
ui-older = Starší hry
ui-free = volno
ui-state-open = Přisednout
ui-state-waiting = Čeká na hráče
ui-state-playing = Hraje se
ui-state-watch = Sledovat
ui-state-over = Dohráno
ui-ago-now = právě teď
ui-ago-minutes = { $n ->
    [one] před { $n } minutou
   *[other] před { $n } minutami
}
ui-ago-hours = { $n ->
    [one] před { $n } hodinou
   *[other] před { $n } hodinami
}
ui-ago-days = { $n ->
    [one] před { $n } dnem
   *[other] před { $n } dny
}

# Otevření stolu
ui-player-count = Počet hráčů
ui-who-plays = Kdo hraje?
ui-who-plays-help = Je-li vás u tohoto zařízení víc, předáváte si ho mezi tahy. Volná místa se obsazují přes odkaz na stůl.
ui-seat = Místo
ui-seat-here = U tohoto zařízení
ui-open-hands = Sedíme spolu: ukazovat karty všech otevřeně
ui-open-hands-help = Zařízení se pak nepředává. Jinak se karty ukážou, až když jejich hráč potvrdí převzetí.
ui-seat-open = Volné: na pozvání
ui-name-here = Jméno u tohoto zařízení
ui-bot = Bot
ui-bot-easy = Bot: snadný
ui-bot-fair = Bot: průměrný
ui-bot-strong = Bot: silný
ui-bot-expert = Bot: mistr (dává si na čas)
ui-options = Možnosti
ui-speed = Tempo botů
ui-speed-alone = Tempo soupeře
ui-speed-instant = Okamžitě
ui-speed-calm = Klidně
ui-speed-slow = Pomalu
ui-listed = Ukázat stůl v herně
ui-edition = Vydání
ui-open-go = Otevřít stůl

# Před hrou
ui-room-free = { $n ->
    [0] Všechna místa jsou obsazena.
    [one] Jedno místo je volné.
    [few] { $n } místa jsou volná.
   *[other] { $n } míst je volných.
}
ui-join = Sednout si sem
ui-leave = Vstát
ui-invite = Pozvěte ostatní tímto odkazem
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-fill = Doplnit boty a začít

# Stůl
ui-players = Hráči
ui-you = vy
ui-your-turn = Jste na tahu
ui-due = na tahu
ui-thinking = přemýšlí
ui-board = Herní plán
ui-hand = Vaše ruka
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-zoom-fit = Ukázat celý plán
ui-chosen = Vaše volba:
ui-confirm = Potvrdit
ui-choose-again = Zvolit něco jiného
ui-undo = Zpět
ui-start-over = Začít znovu
ui-type = Napsat akci nebo se zeptat, proč nejde
ui-type-label = Akce slovy nebo v zápisu, třeba text tlačítka
ui-type-do = Provést
ui-type-why = Proč ne?
ui-waiting = { $n ->
    [0] Okamžik …
    [one] Na tahu je { $seats }
   *[other] Na tahu jsou { $seats }
}
ui-waiting-bots = { $n ->
    [one] { $seats } přemýšlí
   *[other] { $seats } přemýšlejí
}
ui-offline = Spojení se stolem se přerušilo. Nic se tím neztratilo; stránka se zkouší znovu připojit.
ui-unanswered = Server neodpověděl. Nic se neztratilo; zkuste to prosím znovu.
ui-close = Zavřít
ui-watching = Sledujete hru. Vidíte to, co smí vidět každý.
ui-hand-over = Předejte zařízení: { $seat }
ui-hand-over-help = Karty jsou skryté, dokud další hráč nepotvrdí převzetí.
ui-hand-over-take = { $seat } – ukázat moje karty
ui-score-now = Body, kdyby hra skončila teď
ui-team-score = Tým dohromady
ui-decided = { $seat } má náskok { $n ->
    [one] jednoho bodu
   *[other] { $n } bodů
}, další v pořadí: { $other }; nejvíc rozhodlo: { $item } (+{ $most }).
ui-decided-teams = { $seats } mají náskok { $n ->
    [one] jednoho bodu
   *[other] { $n } bodů
}, další v pořadí: { $others }; nejvíc rozhodlo: { $item } (+{ $most }).
ui-decided-tie = { $seat } a { $other } mají stejně bodů; rozhodlo pravidlo pro remízu.
ui-decided-teams-tie = Oba týmy mají stejně bodů; rozhodlo pravidlo pro remízu.
ui-winners = { $n ->
    [0] Žádný hráč nevyhrál
    [one] Vítěz: { $seats }
   *[other] Vítězové: { $seats }
}
ui-rematch = Odveta
ui-rematch-go = K odvetě
ui-record = Stáhnout záznam
ui-log = Průběh
ui-log-since = Od vašeho posledního tahu
ui-log-your-turn = Váš poslední tah
ui-log-empty = Zatím se nic nestalo.
ui-log-all = Celý průběh
ui-log-older = Dřívější kroky
ui-log-newer = Pozdější kroky
ui-chat = Rozhovor
ui-chat-empty = Zatím nikdo nic neřekl.
ui-chat-label = Řekněte něco u stolu
ui-chat-send = Poslat
ui-about-table = O tomto stole
ui-leave-to-bot = Ať za mě hraje bot
ui-return = Vrátit se na místo: { $seat }
ui-spectator = Divák
ui-why = Proč ne?
ui-why-about = Proč nejde „{ $act }“?
ui-why-allowed = Tohle je právě teď dovoleno.
ui-why-now = Teď se rozhoduje:
ui-why-instead = Teď lze:
ui-why-more = { $n ->
    [one] a ještě { $n } další možnost na stole
    [few] a ještě { $n } další možnosti na stole
   *[other] a ještě { $n } dalších možností na stole
}
ui-rules-all = Všechna pravidla této hry

# Přehrávání
ui-replay = Přehrání
ui-replay-here = Přehrát odtud
ui-replay-upload = Přehrát záznam
ui-replay-start = Před prvním krokem.
ui-replay-nothing = Nic, co by tento pozorovatel viděl.
ui-eyes = Pohledem
ui-step = Krok { $n } / { $all }
ui-first = Na začátek
ui-previous = O krok zpět
ui-following = O krok dál
ui-last = Na konec
ui-autoplay = Přehrávat
ui-stop = Zastavit
ui-go = Přejít
ui-chapters = Kapitoly
ui-upload-help = Otevřete záznam stažený z dohrané hry. Nejdřív se ověří: každý krok, každý hod, každá tažená karta.
ui-upload-label = Záznam (soubor .json)
ui-upload-go = Ověřit a ukázat
ui-fairness = Poctivá náhoda
ui-fair-promise = Každá karta tažená u tohoto stolu vychází z tajného čísla, které bylo určeno dřív, než si kdo sedl. Po skončení hry se číslo ukáže a kdokoli ho může ověřit.
ui-fair-stir = Váš prohlížeč k němu při zaujetí místa přidá vlastní náhodné číslo, aby karty nemohl vybrat nikdo; bez skriptů to neumí.
ui-fair-stirred = Vlastní náhodné číslo přidalo lidí: { $n }; u stolu jich je { $people }.
ui-fair-mine = Náhodné číslo, které přidal tento prohlížeč, je mezi nimi.
ui-fair-missing = Náhodné číslo, které přidal tento prohlížeč, mezi nimi není.
ui-fair-commitment = SHA-256 tajného čísla:
ui-fair-seed = Tajné číslo:
ui-fair-key = Klíč serveru, který záznam podepsal:

# Výsledky sólových her
ui-play-alone = Hrát sólo
ui-stats = Sólové výsledky
ui-stats-lead = Jak dopadly sólové hry na jednotlivých úrovních: nejvýše 200 posledních.
ui-stats-mine = Moje hry
ui-stats-all = Hry všech
ui-stats-none = Žádná sólová hra tu ještě není dohraná.
ui-stats-latest = Moje poslední hry
ui-stats-games = Hry
ui-stats-won = Vyhráno
ui-stats-share = Podíl výher
ui-stats-best = Nejlepší skóre
ui-stats-mean = Průměrné skóre
ui-stats-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
ui-stats-is-won = Výhra
ui-stats-is-lost = Prohra

# Boti
ui-bot-choose = Bot
ui-bots-help = Co boti umějí
ui-bot-random = Bot: náhodný
ui-bot-random-help = Vezme cokoli, co pravidla dovolí. Na zkoušení.
ui-bot-easy-help = Vidí nanejvýš dvě vlastní rozhodnutí dopředu a často se splete. Na první hru.
ui-bot-fair-help = Vidí nanejvýš dvě vlastní rozhodnutí dopředu, jako rozumný začátečník.
ui-bot-strong-help = Každé rozhodnutí si v hlavě mnohokrát přehraje.
ui-bot-expert-help = O každém rozhodnutí přemýšlí až půldruhé vteřiny; nejsilnější, jakého máme.
ui-bot-rated = Hodnocení v této hře { $rating } (průměrný bot má { $fair }).
ui-bot-program = Program: { $name }
ui-bot-program-help = Program, který ke stolům posadil správce tohoto serveru. Vidí jen to, co smí vidět jeho místo.
ui-deputy = Místo hráče { $seat } hraje bot
ui-away = { $seat } tu už chvíli není.
ui-replace = Ať místo hráče { $seat } hraje bot
ui-told-left = { $seat } nechává hrát bota.
ui-told-away = { $seat } je dlouho pryč; dál hraje bot.
ui-told-back = { $seat } je zpět.
ui-look-again = Podívat se znovu
ui-bot-waits = Právě chce přemýšlet mnoho botů. { $seat } čeká, až přijde na řadu, už { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
    [many] { $n } sekundy
   *[other] { $n } sekund
}.
ui-bot-eased = Přemýšlet chce najednou tolik botů, že na poslední tah zbylo méně času než obvykle: { $seats }.

# Co by udělal bot?
ui-advice = Co by udělal bot?
ui-advice-help = Bot se podívá na to, co vidíte vy, a řekne, co by udělal.
ui-advice-thinking = Přemýšlí: { $n } / { $of }
ui-advice-stop = Zastavit
ui-advice-waiting = Právě chce přemýšlet mnoho botů; čekání trvá { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
    [many] { $n } sekundy
   *[other] { $n } sekund
}
ui-advice-says = Bot by udělal toto
ui-advice-move = Tah
ui-advice-tried = Zkoušeno
ui-advice-result = Očekávání
ui-advice-points = Body
ui-advice-note = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
} v hlavě. Bot ví jen to, co víte vy. Nejlepší tah je na stole vyznačen.
ui-advice-option = Ptát se bota, co by udělal
ui-advice-option-on = Povoleno
ui-advice-option-off = U tohoto stolu ne

# Ohlédnutí
ui-analysis = Rozbor
ui-analysis-lead = Bot projde dohranou hru krok za krokem: jak stála, kde se zlomila a co by bylo lepší. Trvá to od několika vteřin po několik minut.
ui-analysis-start = Ohlédnout se za hrou
ui-analysis-stopped = Rozbor byl zastaven. Co se dosud našlo, je zapomenuto; může začít znovu.
ui-analysis-share = ({ $chance })
ui-analysis-expected = ({ $chance }, bodů: { $points })
ui-analysis-thinking = Krok { $n } / { $of }
ui-analysis-curve = Jak hra stála
ui-analysis-curve-help = Jaký podíl na výhře mohl každý hráč po každém kroku čekat, při odkrytých kartách. Tečka je velký zvrat a vede do záznamu.
ui-analysis-swings = Největší zvraty
ui-analysis-no-swings = Žádný jednotlivý krok mnoho nezměnil.
ui-analysis-swing = { $change } pro hráče { $seat }
ui-analysis-chance = Rozhodla náhoda.
ui-analysis-better = Lepší tahy
ui-analysis-better-help = { $n ->
    [one] Prohlédnuto { $n } rozhodnutí
    [few] Prohlédnuta { $n } rozhodnutí
    [many] Prohlédnuto { $n } rozhodnutí
   *[other] Prohlédnuto { $n } rozhodnutí
}, každé očima hráče, který se rozhodoval. V závorce očekávaný výsledek.
ui-analysis-no-better = Nic zřetelně lepšího se nenašlo. Dobře zahráno.
ui-analysis-instead = Lépe:
ui-analysis-step = Krok { $n }

# Potíže
ui-problem-missing-title = Tady nic není
ui-problem-missing = Na této adrese není žádná stránka. Stůl, u kterého hra nikdy nezačala, mohl být uklizen.
ui-problem-method-title = Tudy ne
ui-problem-method = Tato adresa takový požadavek nepřijímá.
ui-problem-foreign-title = Odjinud
ui-problem-foreign = Tento požadavek nepřišel ze stránky tohoto webu, nic se tedy nezměnilo.
ui-problem-host-title = Jiné jméno
ui-problem-host = Pod jménem, na které jste se ptali, tento server neznáme. Kdo ho provozuje, může jeho jméno uvést volbou „--public-url“.
ui-problem-slow-title = Příliš pomalu
ui-problem-slow = Co bylo odesláno, nedorazilo včas. Nic se nezměnilo; zkuste to prosím znovu.
ui-problem-full-title = Disk je plný
ui-problem-full = Disk serveru je plný, takže teď nelze nic uložit. Tento krok se neprovedl; všechno před ním je v bezpečí. Zkuste to prosím znovu, až provozovatel serveru uvolní místo.
ui-problem-read-only-title = Nelze zapisovat
ui-problem-read-only = Server nesmí zapisovat na svůj disk, takže nelze nic uložit. Tento krok se neprovedl; všechno před ním je v bezpečí. Musí to napravit provozovatel serveru.
ui-problem-unreadable-title = Nesrozumitelné
ui-problem-forbidden-title = Tohle nejde
ui-problem-stale-title = Hra pokročila
ui-problem-stale = Od zobrazení této stránky hra pokročila. Nic se nezměnilo; takhle to vypadá teď.
ui-problem-refused-title = Nedovoleno
ui-problem-large-title = Příliš dlouhé
ui-problem-large = Odeslaná data jsou příliš dlouhá. Nic se nezměnilo.
ui-problem-many-title = Pomaleji, prosím
ui-problem-many = Příliš mnoho požadavků najednou. Zkuste to prosím za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
ui-problem-busy-title = Okamžik
ui-problem-busy = Server má příliš práce nebo se právě spouští. Nic se neztratilo; zkuste to prosím za chvilku.
ui-problem-broken-title = Něco se pokazilo
ui-problem-broken = Na naší straně se něco pokazilo. Co bylo potvrzeno, je v bezpečí.
ui-problem-form = Formulář se nepodařilo přečíst.
ui-problem-key = Formulář nemá platný klíč.
ui-problem-version = Formulář uvádí verzi, která ještě neexistuje.
ui-problem-act = Tohle není akce.
ui-problem-seat = Toto místo není vaše.
ui-problem-nobody = U tohoto stolu nemáte místo.
ui-problem-not-playing = Hra ještě nezačala nebo už skončila.
ui-problem-taken = Toto místo už není volné.
ui-problem-churn = U tohoto stolu se toho vrátilo zpět už příliš mnoho. Pokračujte prosím ve hře odtud.
ui-problem-name = Někdo u tohoto stolu má jméno, které vypadá jako vaše. Zvolte si prosím v nastavení jiné.
ui-problem-names = Dva lidé u tohoto stolu by měli jména, která vypadají stejně. Zvolte prosím jiné.
ui-problem-chat = Mluvit tu mohou jen ti, kdo sedí u stolu.
ui-problem-eyes = Dokud se hraje, můžete se dívat jen vlastníma očima.
ui-problem-record = Záznam obsahuje všechna tajemství hry, stáhnout ho lze, až hra skončí.
ui-problem-record-game = Tento server hru ze záznamu nemá.
ui-problem-rematch = Odvetu otevírá některý z hráčů, až hra skončí.
ui-archive-over = Hra skončila. Co se stalo, je níže tak, jak to stojí v zápisu.
ui-archive-open = Co se stalo, zůstává uloženo a program, který tato pravidla zná, v tom může pokračovat. Dokud hra neskončí, zůstává zápis zavřený, protože obsahuje to, co hráči tají.
ui-archive-log = Co se stalo
ui-archive-mine = Co jste udělali vy
ui-archive-chance = Náhoda:
ui-problem-banned = Provozovatel tohoto serveru rozhodl, že se smíte jen dívat.
ui-problem-muted = Provozovatel tohoto serveru rozhodl, že u stolů nesmíte mluvit.
ui-problem-stranded-title = V této hře nelze pokračovat
ui-problem-stranded = V této hře zde nelze pokračovat. { $why }
ui-stranded-game = Tento server už hru nemá.
ui-stranded-setup = Ujednání tohoto stolu nelze přečíst.
ui-stranded-edition = Vydání, se kterým se hrálo, už tu není, nebo bylo změněno.
ui-stranded-seed = Tajné číslo není to, které bylo slíbeno při otevření stolu. Hra byla zastavena.
ui-stranded-chain = Někdo změnil zápis hry od položky { $entry }. Hra byla zastavena.
ui-stranded-entry = Položka { $entry } zápisu neodpovídá pravidlům, jak je tento program hraje.
ui-problem-advice = U tohoto stolu se nikdo bota neptá.
ui-problem-not-deciding = Právě teď o ničem nerozhodujete.
ui-problem-not-away = Tento hráč je tady, nebo na něj stůl nečeká.
ui-problem-analysis = Hru lze rozebrat, až skončí.
ui-problem-analysis-stop = Rozbor smí zastavit jen ten, kdo o něj požádal nebo hru hrál.

# Části stránky stolu
ui-tabs = Části stolu
ui-tab-moves = Tahy
ui-tab-table = Stůl
ui-tab-more = Další
ui-menu = Nabídka
ui-news = Od vašeho posledního tahu
ui-news-none = Nikdo jiný zatím netáhl.
ui-news-again = Ukázat znovu, krok za krokem

# Klávesy
ui-keys = Klávesy
ui-key-choice = zvolit jednu z možností
ui-key-arrows = procházet možnosti nebo průběh
ui-key-prompt = k otázce
ui-key-ask = vysvětlit, co je vybráno; šipky vedou po herním plánu
ui-key-undo = vzít krok zpět
ui-key-again = znovu ukázat, co se stalo od vašeho posledního tahu
ui-key-moves = všechny tahy
ui-key-log = k průběhu hry
ui-key-zoom = přiblížit, oddálit, ukázat celý plán
ui-key-next = k dalšímu stolu, kde jste na tahu
ui-key-close = zavřít, co je otevřené
ui-key-keys = vysvětlit, co je vybrané, nebo ukázat tento seznam

# Otevření stolu podrobněji
ui-bots-more = Další boti
ui-house-rules = Domácí pravidla
ui-standard = běžné
ui-changed = změněno
ui-choose-several = zvolte { $n }
ui-play-now-bots = „Hrát hned“: proti { $n ->
    [one] jednomu průměrnému botovi
    [few] { $n } průměrným botům
    [many] { $n } průměrného bota
   *[other] { $n } průměrným botům
}, klidným tempem
ui-problem-several = { $option }: je třeba zvolit { $n }, ne { $chosen }.
ui-sound-to-off = Vypnout zvuky
ui-sound-to-on = Zapnout zvuky
ui-rules-search = Hledat v pravidlech
ui-rules-find = Hledat
ui-rules-none = V těchto pravidlech není nic se všemi těmito slovy.
ui-rules-table = Na čem se dohodl tento stůl
ui-rules-example = Příklad { $n }
ui-rules-before = Před tím
ui-rules-steps = Co se stane
ui-rules-after = Potom
ui-rules-prev = Předchozí příklad
ui-rules-next = Další příklad

# Úlohy
ui-puzzle = Úloha { $n }
ui-puzzle-today = Úloha dne
ui-puzzle-lead = Pozice ze skutečné hry botů: jeden tah je zřetelně nejlepší. Který?
ui-puzzle-answer = Váš tah
ui-puzzle-try = Zkusit
ui-puzzle-right = Správně: to je ten tah.
ui-puzzle-wrong = Toto není nejlepší tah: { $act }. Jiný je zřetelně lepší.
ui-puzzle-solve = Ukázat řešení
ui-puzzle-again = Zpět k otázce
ui-puzzle-next = Další úloha
ui-puzzle-checked = Nalezeno hledáním očima tohoto místa a ověřeno hledáním o tolika krocích: { $n }.
