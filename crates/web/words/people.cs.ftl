# Lidé: jak se vracejí, účty, přátelé, kancelář správce.

people-me = Moje místo
people-nobody = Zatím u žádného stolu nesedíte. Začněte prostě hrát, nebo se vraťte tam, kde jste byli.
people-lead-guest = Jen tento prohlížeč ví, že jste { $name }. Stačí jedna z těchto možností, abyste se mohli vrátit odkudkoli.
people-lead-kept = Jste { $name } zde i všude, kde otevřete svůj osobní odkaz.
people-lead-account = Jste { $name } na každém zařízení, na kterém se přihlásíte.
people-profile = Moje výsledky
people-friends = Přátelé
people-office = Kancelář
people-once = Zobrazuje se to jen nyní. Dobře si to uložte.

# Osobní odkaz
people-link = Osobní odkaz
people-link-help = Otevřete ho na jiném zařízení a budete sedět u svých stolů i tam. Nikomu ho neukazujte.
people-link-make = Vytvořit můj odkaz
people-link-again = Vytvořit nový odkaz
people-link-made = Vytvořen
people-words = Nebo tam napište těchto šest slov:
people-words-label = Vašich šest slov
people-words-help = Na velikosti písmen nezáleží; z každého slova stačí první čtyři písmena.
people-square = Ukázat jako čtvercový kód pro telefon
people-keep-title = Sednout si jako { $name }?
people-keep-lead = Toto je osobní odkaz. Pokračujte, jen pokud je váš.
people-keep-moves = Co na tomto zařízení hrajete pod jménem { $name }, se přenese s vámi.
people-keep-go = Ano, jsem { $name }

# Účty
people-account = Účet
people-account-help = Vlastní jméno a heslo. Stoly zůstanou vaše a nikdo jiný nebude mít jméno, které by vypadalo stejně.
people-register = Založit účet
people-register-lead = Vše, co zde už hrajete, zůstane vaše. E-mailová adresa není potřeba.
people-register-first = Jste tu první. Tento účet bude správcem domu.
people-register-go = Založit účet
people-register-already = Účet už máte.
people-register-closed = Účty se zde nyní nezakládají. Můžete hrát jako host.
people-name = Jméno
people-password = Heslo
people-password-help = Alespoň osm znaků.
people-password-change = Změnit heslo
people-password-old = Dosavadní heslo
people-new-password = Nové heslo
people-passkey = Přístupový klíč
people-safest = nejbezpečnější
people-passkey-help = Otisk prstu, obličej nebo PIN zařízení. Nic si nemusíte pamatovat.
people-passkey-add = Přidat přístupový klíč
people-passkey-remove = Odebrat
people-passkey-script = Přístupové klíče potřebují prohlížeč se zapnutými skripty.
people-login-passkey = Přístupovým klíčem
people-login = Přihlásit se
people-login-other = Účet už mám
people-login-moves = Co na tomto zařízení hrajete jako host, se přenese s vámi.
people-login-password = Jménem a heslem
people-login-words = Šesti slovy
people-forgotten = Heslo už nevím
people-forgotten-help = S jedním ze svých záchranných kódů si zvolíte nové. Všechna zařízení se odhlásí.
people-forgotten-go = Nastavit nové heslo
people-code = Záchranný kód
people-recovery = Záchranné kódy
people-recovery-help = Každý z nich vás jednou pustí dovnitř, když ztratíte heslo. Jiná cesta není.
people-recovery-left = { $n ->
    [0] Žádný už nezbývá.
    [one] Zbývá { $n }.
    [few] Zbývají { $n }.
   *[other] Zbývá { $n }.
}
people-recovery-again = Vytvořit nové kódy
people-invitation = Pozvánka

# Zařízení
people-sessions = Moje přihlášení
people-sessions-help = Zařízení, které dlouho nikdo nepoužije, se odhlásí samo: s účtem po třech měsících, u hosta po roce.
people-device = Prohlížeč
people-seen = naposledy použit
people-here = Tento
people-logout = Odhlásit
people-logout-all = Odhlásit všude jinde

# Moje údaje
people-data = Moje údaje
people-data-help = Vše, co o vás uchováváme, v jednom souboru. Můžete to také nechat smazat.
people-data-get = Stáhnout
people-delete = Smazat vše
people-delete-goes = Smaže se váš účet, přihlášení, přátelé, postup v lekcích a vše, co jste u stolů řekli. Na vašich místech budou dál hrát boti.
people-delete-stays = Záznamy her patří všem, kdo hráli. V seznamech zůstane vaše místo beze jména; jména zapsaná do záznamu při začátku hry v něm zůstanou.
people-delete-name = Napište své jméno, { $name }, abyste potvrdili, že to myslíte vážně. Nelze to vzít zpět.
people-delete-go = Smazat navždy

# Profil a přátelé
people-with-account = Má účet
people-guest = Hraje jako host
people-since = poprvé zde
people-results = Výsledky
people-results-none = Zatím žádné dohrané hry.
people-history = Poslední hry
people-won-of = hry: { $n }, výhry: { $won }
people-befriend = Přidat mezi přátele
people-unfriend = Odebrat z přátel
people-block = Zablokovat
people-unblock = Odblokovat
people-asking = Chtějí být vašimi přáteli
people-friends-none = Zatím zde nemáte žádné přátele.
people-friends-both = Moji přátelé
people-asked = Požádáni, zatím bez odpovědi
people-blocked = Zablokovaní
people-befriend-name = Přidat přítele
people-befriend-help = Podle jména účtu. Přáteli se stanete, jakmile si vás přidá i druhá strana.

# Kancelář správce
people-accounts = { $n ->
    [one] Je zde { $n } účet.
    [few] Jsou zde { $n } účty.
   *[other] Je zde { $n } účtů.
}
people-registration = Kdo si smí založit účet?
people-registration-open = Každý
people-registration-invitation = Jen s pozvánkou
people-registration-closed = Nikdo
people-invitations = Pozvánky
people-invitations-help = Každá je odkaz, který platí pro jeden účet.
people-invite = Vytvořit pozvánku
people-invitation-used = použita
people-invitation-free = zatím nepoužita

# Co se stalo
people-done-password = Heslo je změněno. Ostatní zařízení jsou odhlášena.
people-done-closed = Zařízení je odhlášeno.
people-done-closed-all = Všechna ostatní zařízení jsou odhlášena.
people-done-welcome = Vítejte zpět. Vaše stoly jsou zde.
people-done-passkey = Přístupový klíč je uložen. Otevře váš účet na každém zařízení, které ho zná.
people-done-passkey-removed = Přístupový klíč je odebrán.
people-done-registered = Účet je založen. Záchranné kódy si prosím dobře uložte.

# Co nejde
people-problem-no-account = K tomu potřebujete účet.
people-problem-registration-fixed = To určuje nastavení serveru.
people-problem-name-taken = Toto jméno patří někomu jinému nebo vypadá stejně. Zvolte prosím jiné.
people-problem-name = Jméno má 2 až 24 viditelných znaků.
people-problem-words = Tato slova zde nikdo nemá. Možná je nahradila novější.
people-problem-login = Jméno a heslo k sobě nepatří.
people-problem-code = Jméno a záchranný kód k sobě nepatří, nebo už byl kód použit.
people-problem-password = Heslo má 8 až 200 znaků, ne všechny stejné, a není to vaše jméno.
people-problem-old-password = To není vaše dosavadní heslo.
people-problem-invitation = Tato pozvánka neplatí, nebo už byla použita.
people-problem-nobody = Mezi ostatními takový účet není.
people-problem-many = Váš seznam je plný.
people-problem-delete = To není vaše jméno. Nic nebylo smazáno.
people-problem-apart = Sem si nemůžete sednout: někdo u tohoto stolu a vy spolu podle nastavení hrát nechcete.
people-problem-passkey = Přístupový klíč nebyl přijat.
people-problem-passkey-place = Přístupové klíče potřebují web se jménem; tento má jen číselnou adresu.
people-problem-last-key = Tento klíč je vaše jediná cesta dovnitř. Nejdřív si nastavte heslo.
