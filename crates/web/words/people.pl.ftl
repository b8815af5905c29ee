# Ludzie: jak wracają, konta, znajomi, biuro gospodarza.

people-me = Moje miejsce
people-nobody = Nie siedzisz jeszcze przy żadnym stole. Po prostu zacznij grać albo wróć tam, gdzie już grasz.
people-lead-guest = Tylko ta przeglądarka wie, że tu grasz jako { $name }. Wystarczy jeden z tych sposobów, aby wrócić skądkolwiek.
people-lead-kept = Grasz jako { $name } tutaj i wszędzie tam, gdzie otworzysz swój osobisty link.
people-lead-account = Grasz jako { $name } na każdym urządzeniu, na którym się zalogujesz.
people-profile = Moje wyniki
people-friends = Znajomi
people-office = Biuro
people-once = Widać to tylko teraz. Zachowaj to w bezpiecznym miejscu.

# Osobisty link
people-link = Osobisty link
people-link-help = Otwórz go na innym urządzeniu, a także tam usiądziesz przy swoich stołach. Nie pokazuj go nikomu.
people-link-make = Utwórz mój link
people-link-again = Utwórz nowy link
people-link-made = Utworzono
people-words = Albo wpisz tam te sześć słów:
people-words-label = Twoje sześć słów
people-words-help = Wielkość liter nie ma znaczenia; wystarczą pierwsze cztery litery każdego słowa.
people-square = Pokaż jako kwadratowy kod dla telefonu
people-keep-title = Usiąść jako { $name }?
people-keep-lead = To jest osobisty link. Przejdź dalej tylko wtedy, gdy należy do ciebie.
people-keep-moves = To, w co grasz na tym urządzeniu jako { $name }, przejdzie razem z tobą.
people-keep-go = Tak, to ja: { $name }

# Konta
people-account = Konto
people-account-help = Własna nazwa i hasło. Stoły pozostaną twoje i nikt inny nie będzie miał nazwy, która wygląda tak samo.
people-register = Załóż konto
people-register-lead = Wszystko, w co już tu grasz, zostaje twoje. Adres e-mail nie jest potrzebny.
people-register-first = To pierwsze konto. Będzie należeć do gospodarza tego serwera.
people-register-go = Załóż konto
people-register-already = Masz już konto.
people-register-closed = Obecnie nie zakłada się tu kont. Możesz grać jako gość.
people-name = Nazwa
people-password = Hasło
people-password-help = Co najmniej osiem znaków.
people-password-change = Zmień hasło
people-password-old = Dotychczasowe hasło
people-new-password = Nowe hasło
people-passkey = Klucz dostępu
people-safest = najbezpieczniejszy
people-passkey-help = Odcisk palca, twarz lub PIN urządzenia. Niczego nie trzeba pamiętać.
people-passkey-add = Dodaj klucz dostępu
people-passkey-remove = Usuń
people-passkey-script = Klucze dostępu wymagają przeglądarki z włączonymi skryptami.
people-login-passkey = Kluczem dostępu
people-login = Zaloguj się
people-login-other = Mam już konto
people-login-moves = To, w co grasz na tym urządzeniu jako gość, przejdzie razem z tobą.
people-login-password = Nazwą i hasłem
people-login-words = Sześcioma słowami
people-forgotten = Nie pamiętam hasła
people-forgotten-help = Jeden z twoich kodów ratunkowych pozwoli wybrać nowe. Wszystkie urządzenia zostaną wylogowane.
people-forgotten-go = Ustaw nowe hasło
people-code = Kod ratunkowy
people-recovery = Kody ratunkowe
people-recovery-help = Każdy z nich wpuści cię jeden raz, jeśli zgubisz hasło. Innej drogi nie ma.
people-recovery-left = { $n ->
    [0] Nie ma już żadnego.
    [one] Został { $n }.
    [few] Zostały { $n }.
   *[other] Zostało { $n }.
}
people-recovery-again = Utwórz nowe kody
people-invitation = Zaproszenie

# Urządzenia
people-sessions = Moje zalogowane urządzenia
people-sessions-help = Urządzenie, którego długo nikt nie używa, wylogowuje się samo: z kontem po trzech miesiącach, u gościa po roku.
people-device = Przeglądarka
people-seen = ostatnio w użyciu
people-here = Ta tutaj
people-logout = Wyloguj
people-logout-all = Wyloguj wszędzie indziej

# Moje dane
people-data = Moje dane
people-data-help = Wszystko, co jest o tobie przechowywane, w jednym pliku. Możesz to też usunąć.
people-data-get = Pobierz
people-delete = Usuń wszystko
people-delete-goes = Usunięte zostaną twoje konto, logowania, znajomi, postępy w lekcjach i wszystko, co padło od ciebie przy stołach. Na twoich miejscach będą dalej grać boty.
people-delete-stays = Zapisy gier należą do wszystkich, którzy grali. Na listach twoje miejsce zostanie bez nazwy; nazwy zapisane na początku gry pozostaną w jej zapisie.
people-delete-name = Wpisz swoją nazwę, { $name }, aby potwierdzić, że tego chcesz. Nie można tego cofnąć.
people-delete-go = Usuń na zawsze

# Profil i znajomi
people-with-account = Ma konto
people-guest = Gra jako gość
people-since = po raz pierwszy tutaj
people-results = Wyniki
people-results-none = Nie ma jeszcze zakończonych gier.
people-history = Ostatnie gry
people-won-of = { $n ->
    [one] wygrane: { $won } z { $n } gry
   *[other] wygrane: { $won } z { $n } gier
}
people-befriend = Dodaj do znajomych
people-unfriend = Usuń ze znajomych
people-block = Zablokuj
people-unblock = Odblokuj
people-asking = Chcą cię mieć wśród znajomych
people-friends-none = Nie masz tu jeszcze znajomych.
people-friends-both = Moi znajomi
people-asked = Zaproszeni, na razie bez odpowiedzi
people-blocked = Zablokowani
people-befriend-name = Dodaj znajomego
people-befriend-help = Po nazwie konta. Będziecie znajomymi, gdy druga osoba też cię doda.

# Biuro gospodarza
people-accounts = { $n ->
    [one] Jest tu { $n } konto.
    [few] Są tu { $n } konta.
   *[other] Jest tu { $n } kont.
}
people-registration = Kto może założyć konto?
people-registration-open = Każdy
people-registration-invitation = Tylko z zaproszeniem
people-registration-closed = Nikt
people-invitations = Zaproszenia
people-invitations-help = Każde to link ważny dla jednego konta.
people-invite = Utwórz zaproszenie
people-invitation-used = wykorzystane
people-invitation-free = jeszcze niewykorzystane

# Co zrobiono
people-done-password = Hasło jest zmienione. Inne urządzenia zostały wylogowane.
people-done-closed = Urządzenie jest wylogowane.
people-done-closed-all = Wszystkie inne urządzenia są wylogowane.
people-done-welcome = Witaj z powrotem. Twoje stoły są tutaj.
people-done-passkey = Klucz dostępu jest zapisany. Otworzy twoje konto na każdym urządzeniu, które go zna.
people-done-passkey-removed = Klucz dostępu jest usunięty.
people-done-registered = Konto jest założone. Zachowaj swoje kody ratunkowe.

# Czego nie można
people-problem-no-account = Do tego potrzebne jest konto.
people-problem-registration-fixed = Określają to ustawienia serwera.
people-problem-name-taken = Ta nazwa należy do kogoś innego albo wygląda tak samo. Wybierz inną.
people-problem-name = Nazwa ma od 2 do 24 widocznych znaków.
people-problem-words = Tych słów nikt tu nie ma. Być może zastąpiły je nowsze.
people-problem-login = Nazwa i hasło do siebie nie pasują.
people-problem-code = Nazwa i kod ratunkowy do siebie nie pasują albo kod został już wykorzystany.
people-problem-password = Hasło ma od 8 do 200 znaków, nie wszystkie takie same, i nie jest twoją nazwą.
people-problem-old-password = To nie jest twoje dotychczasowe hasło.
people-problem-invitation = To zaproszenie jest nieważne albo zostało już wykorzystane.
people-problem-nobody = Wśród innych nie ma takiego konta.
people-problem-many = Twoja lista jest pełna.
people-problem-delete = To nie jest twoja nazwa. Niczego nie usunięto.
people-problem-apart = Nie możesz tu usiąść: ktoś przy tym stole i ty nie chcecie grać razem.
people-problem-passkey = Klucz dostępu nie został przyjęty.
people-problem-passkey-place = Klucze dostępu wymagają witryny z nazwą; ta ma tylko adres liczbowy.
people-problem-last-key = Ten klucz to twoja jedyna droga do konta. Najpierw ustaw hasło.
