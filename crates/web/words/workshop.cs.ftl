# Dílna: vydání a pozice, které lidé přinesou.
ui-workshop = Dílna
ui-workshop-lead = Hrajte s vlastními komponentami a z vlastních pozic.
ui-workshop-file = Soubor (TOML)
ui-workshop-text = … nebo jeho text
ui-workshop-bring-go = Přinést
ui-workshop-nothing = Chybí soubor i text.
ui-workshop-which = Toto není soubor s vydáním žádné z her.
ui-editions = Vydání
ui-editions-help = Vydání je soubor se všemi komponentami hry: s kartami, dílky, cenami a mapou. Vezměte si ho domů, upravte ho, přineste ho zpět a hrajte s ním. Kdo zná adresu vydání, může je použít. Dílna uchovává čtyřicet vašich nejnovějších; stůl si své vydání ponechá natrvalo.
ui-edition-shipped = tak, jak patří ke hře
ui-edition-mine = přinesli jste vy
ui-edition-served = z tohoto serveru
ui-edition-bring = Přinést vydání
ui-edition-play = Připravit s ním stůl
ui-edition-try = Nechat je vyzkoušet boty
ui-edition-change = Upravit kopii
ui-edition-change-help = Změnit lze každou hodnotu. Vznikne samostatné vydání: nikomu se hra nezmění pod rukama. Komentáře v souboru zůstanou.
ui-edition-parts = Části vydání
ui-edition-text = Celý soubor
ui-edition-save = Zkontrolovat a uložit
ui-edition-sound = Toto vydání je v pořádku.
ui-edition-rows-help = Řádky zde lze přidávat i odebírat. Co je nové, se uloží spolu se vším, co jste napsali.
ui-edition-row-add = Přidat podobný
ui-edition-row-drop = Odebrat tento
ui-edition-fields = Více a méně hodnot
ui-edition-field-give = Přidat k { $row } hodnotu { $field }
ui-edition-field-strip = Odebrat od { $row } hodnotu { $field }
ui-edition-value-new = { $row } { $list }: ještě jedna
ui-edition-file = Vzít si soubor domů
ui-edition-take = Vzít do dílny
ui-edition-id = Id
ui-edition-title = Název
ui-edition-own-title = Moje vydání
ui-edition-digest = Otisk (SHA-256)
ui-edition-origins = Odkud jsou hodnoty
ui-edition-is-shipped = Toto je vydání, které patří ke hře.
ui-edition-other = U tohoto stolu se hraje s jiným vydáním, než které patří ke hře: podívejte se, v čem se liší.
ui-edition-more = Přinést vlastní vydání
ui-edition-differs =
    { $n ->
        [0] Nic z toho, co hráči čtou, se od vydání hry neliší
        [one] Jeden rozdíl oproti vydání hry
        [few] { $n } rozdíly oproti vydání hry
       *[other] { $n } rozdílů oproti vydání hry
    }
ui-diff-what = Co
ui-diff-before = Ve hře
ui-diff-after = Zde
ui-diff-added = nové
ui-diff-removed = chybí
ui-diff-claims = přesto změněno
ui-diff-more =
    { $n ->
        [one] Jeden další rozdíl není uveden.
        [few] { $n } další rozdíly nejsou uvedeny.
       *[other] { $n } dalších rozdílů není uvedeno.
    }
ui-positions = Pozice
ui-positions-help = Pozice je soubor se scénářem: co leží na stole a co má kdo v ruce. Přineste ji, nebo sem vezměte některý krok dohrané hry, a hrajte odtud dál.
ui-position-bring = Přinést pozici
ui-position-title = { $game }, po kroku { $n }
ui-position-chance = Teď rozhodne náhoda.
ui-position-offers =
    { $n ->
        [one] Lze udělat jednu věc
        [few] Lze udělat { $n } věci
       *[other] Lze udělat { $n } věcí
    }
ui-position-why = Smí se toto?
ui-position-ask = Zeptat se
ui-position-allowed = Ano, to je dovoleno.
ui-position-bots = Hrát proti botům
ui-position-hotseat = Hrát za všechna místa na tomto zařízení
ui-position-file = Vzít si soubor domů
ui-position-text = Změnit pozici
ui-position-text-help = Soubor se scénářem: změňte, co kde leží, a rozložte to znovu.
ui-position-lay = Rozložit
ui-position-take = Do dílny
ui-position-table = z pozice
ui-position-table-help = Tato hra nezačala od začátku: kdo otevřel stůl, zvolil, kde co leželo, a ví to.
ui-bench = Rozestavit pozici
ui-bench-lead = Položte figurky na plán, karty do rukou a řekněte, kdo je na tahu.
ui-bench-possible = Tuto pozici lze hrát.
ui-bench-unlaid = Plán se nakreslí znovu, jakmile bude pozice možná.
ui-bench-none = Pozice této hry se jen píší, ručně se nerozestavují.
ui-bench-parts = Části pozice
ui-bench-places = Plán
ui-bench-place = Místo (nebo na ně ťukněte na plánu)
ui-bench-choose = Vybrat
ui-bench-put = Položit
ui-bench-keep = Ponechat si pozici
ui-bench-change = Změnit na plánu
ui-bench-own-title = Moje pozice
ui-bench-new = Rozestavit ručně
ui-bench-game = Hra
ui-bench-empty = Začít s téměř prázdným stolem
ui-bench-early = Začít na začátku hry mezi boty
ui-bench-late = Začít později v takové hře
ui-bench-yes = ano
ui-bench-no = ne
ui-position-edition = Její vydání
ui-balance = Je to vyvážené?
ui-balance-help = Stejní boti sehrají s tímto vydáním mnoho partií. Cíl je splněn, leží-li v mezích celý 95% interval toho, co se zjistilo, a nesplněn, leží-li mimo ně; více partií rozhodne více. Co platí mezi boty, nemusí platit mezi lidmi.
ui-balance-games = Partií v každé sérii
ui-balance-beside = vedle vydání, které je součástí hry
ui-balance-go = Nechat je hrát
ui-balance-playing = Odehrané partie: { $n } / { $of }.
ui-balance-stop = Zastavit
ui-balance-stopped = Tato studie byla zastavena před koncem.
ui-balance-failed = Tato studie selhala a nic nezjistila. Můžete začít další.
ui-balance-not-yours = Studii může zastavit jen ten, kdo si ji vyžádal.
ui-balance-targets = Cíle
ui-balance-wanted = Žádoucí
ui-balance-found = Zjištěno
ui-balance-holds = Splněno
ui-balance-yes = ano
ui-balance-no = ne
ui-balance-open = nerozhodnuto
ui-translate = Přeložit větu
ui-translate-lead = Zvolte jazyk. Co napíšete, řekne se hned na každé stránce a u každého stolu tohoto serveru.
ui-translate-missing = Věty, které se zatím říkají anglicky: { $n } / { $of }.
ui-translate-find = Věta nebo její část, jak ji čtete
ui-translate-look = Hledat
ui-translate-next = Ještě nepřeloženo
ui-translate-found = Nalezeno
ui-translate-english = Anglicky (co je ve složených závorkách, zůstane):
ui-translate-said = Takto se to teď říká.
ui-translate-save = Říkat to takto
