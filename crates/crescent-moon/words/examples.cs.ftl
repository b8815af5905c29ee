# Co ukazují příklady k pravidlům.

example-the-sultan-is-present-in-every-town-and-city-whoever-controls-the-hex = Sultán je přítomen v každé vesnici a městě, ať hex ovládá kdokoli
example-one-fort-or-castle-one-town-or-city-and-the-palace-beside-them = Jedna tvrz nebo pevnost, jedna vesnice nebo město a k nim palác
example-the-second-tile-touches-two = Druhý hex se dotýká dvou
example-no-tile-may-close-a-mouth-of-the-river = Žádný hex nesmí zavřít ústí řeky
example-a-river-stops-an-assault-unless-there-are-boats-and-stops-again-in-the = Řeka zastaví zteč, nejsou-li lodě, a v další akci zastavuje znovu
example-ambush-one-strength-elsewhere = Jinde jedna síla
example-open-cards-come-back-in-upkeep-and-the-hand-limit-applies-at-once = Vyložené karty se při údržbě vracejí a limit ruky platí hned
example-a-card-that-can-do-nothing-cannot-be-the-action = Karta, která nic nezmůže, nemůže být akcí
example-the-warlord-cannot-build = Válečník nesmí budovat
example-boats-change-movement-only = Lodě mění jen pohyb
example-no-influence-where-the-own-token-lies = Žádný vliv tam, kde už leží vlastní žeton
example-nobody-promises-more-points-than-owned = Nikdo neslíbí víc bodů, než má
example-only-as-many-as-lie-on-the-nomads-card-for-as-little-as-nothing = Jen tolik, kolik jich leží na Nomádově kartě, třeba i zadarmo
example-commander-one-strength-for-an-army-that-is-not-larger = Jinak jedna síla
example-siege-engines-nothing-without-a-stronghold = Bez opevnění nic
example-conquest-counts-for-the-hand-limit-and-cannot-be-discarded = Tažení se počítá do limitu ruky a nelze je odhodit
example-surplus-mercenaries-of-the-nomad-go-to-supply-not-to-the-reserves-card = Přebyteční Nomádovi žoldnéři jdou do zásoby, ne na kartu záloh
example-uprising-with-a-single-disc = Povstání s jediným diskem
example-intrigue-with-cards-enough-takes-one-and-puts-the-rest-on-top = Intrikování s dostatkem karet jednu vezme a ostatní vrátí navrch
example-a-lost-assault-of-the-sultan = Sultánova prohraná zteč
example-the-warlord-scores-although-beaten = Válečník boduje, i když byl poražen
example-a-supporters-token-goes-too-when-the-attacker-wins = Vyhraje-li útočník, zmizí i žeton podporujícího
example-military-against-civil-influence-a-tie-for-the-attacker = Vojenský vliv proti civilnímu: remíza pro útočníka
example-the-nomad-pays-for-points-after-the-map-was-counted = Nomád platí za body, až když je sečtena mapa
example-with-four-players-nobody-bribes-and-a-nomad-card-is-paid-to-the-bank = Ve čtyřech nikdo nepodplácí a Nomádova karta se platí do společné zásoby
example-with-four-players-only-the-own-discs-limit-mercenaries = Ve čtyřech omezují žoldnéře jen vlastní disky
