# Nazwy heksów, po pięć dla każdego rodzaju. Nazwa należy do heksu, nigdy do gracza, i żadne dwa heksy mapy nie mają tej samej.
# W zdaniach nazwa stoi w mianowniku po słowie, które się odmienia (w miejscu Trzcinowy Bród).

place-crossing-1 = Trzcinowy Bród
place-crossing-2 = Szary Bród
place-crossing-3 = Wielbłądzi Bród
place-crossing-4 = Kamienny Bród
place-crossing-5 = Stary Bród

place-river-1 = Czaple Zakole
place-river-2 = Figowy Brzeg
place-river-3 = Wierzbowy Nurt
place-river-4 = Lotosowy Brzeg
place-river-5 = Wydrza Toń

place-fertile-1 = Daktylowy Sad
place-fertile-2 = Oliwny Gaj
place-fertile-3 = Miodowa Łąka
place-fertile-4 = Pszenne Pole
place-fertile-5 = Melonowe Łany

place-wilderness-1 = Ciernisty Step
place-wilderness-2 = Szakali Gąszcz
place-wilderness-3 = Piołunowy Step
place-wilderness-4 = Szarańczowy Step
place-wilderness-5 = Suchy Gąszcz

place-mountain-1 = Orle Skały
place-mountain-2 = Kozie Rogi
place-mountain-3 = Śnieżny Ząb
place-mountain-4 = Wietrzne Siodło
place-mountain-5 = Szary Szczyt

place-quarry-1 = Kredowe Stopnie
place-quarry-2 = Czerwony Kamień
place-quarry-3 = Biały Kamień
place-quarry-4 = Głęboka Jama
place-quarry-5 = Marmurowa Ściana

place-desert-1 = Słone Wydmy
place-desert-2 = Złote Piaski
place-desert-3 = Ciche Wydmy
place-desert-4 = Szklana Równina
place-desert-5 = Żmijowe Piaski

place-holy-1 = Gwiezdna Studnia
place-holy-2 = Biała Kopuła
place-holy-3 = Lampa Świtu
place-holy-4 = Srebrne Źródło
place-holy-5 = Księżycowy Dwór

place-again = { $name } { $n }

## Miejsca obok mapy

place-e = na wschód od miejsca { $hex }
place-ne = na północny wschód od miejsca { $hex }
place-nw = na północny zachód od miejsca { $hex }
place-w = na zachód od miejsca { $hex }
place-sw = na południowy zachód od miejsca { $hex }
place-se = na południowy wschód od miejsca { $hex }
place-nowhere = daleko od mapy
edge-e = wschód
edge-ne = północny wschód
edge-nw = północny zachód
edge-w = zachód
edge-sw = południowy zachód
edge-se = południowy wschód
