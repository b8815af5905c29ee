# Jména hexů, pět pro každý druh. Jméno patří hexu, nikdy hráči, a žádné dva hexy mapy nemají stejné.
# Ve větách stojí jméno v prvním pádě za slovem, které se skloňuje (v místě Rákosový brod).

place-crossing-1 = Rákosový brod
place-crossing-2 = Šedý brod
place-crossing-3 = Velbloudí brod
place-crossing-4 = Kamenný brod
place-crossing-5 = Starý brod

place-river-1 = Volavčí ohbí
place-river-2 = Fíkový břeh
place-river-3 = Vrbový proud
place-river-4 = Lotosový břeh
place-river-5 = Vydří tůň

place-fertile-1 = Datlový sad
place-fertile-2 = Olivový háj
place-fertile-3 = Medová louka
place-fertile-4 = Pšeničné pole
place-fertile-5 = Melounový lán

place-wilderness-1 = Trnitá pláň
place-wilderness-2 = Šakalí křoví
place-wilderness-3 = Pelyňková step
place-wilderness-4 = Kobylčí pláň
place-wilderness-5 = Suchá houština

place-mountain-1 = Orlí skály
place-mountain-2 = Kozí rohy
place-mountain-3 = Sněžný zub
place-mountain-4 = Větrné sedlo
place-mountain-5 = Šedý štít

place-quarry-1 = Křídové stupně
place-quarry-2 = Červený lom
place-quarry-3 = Bílý lom
place-quarry-4 = Hluboká jáma
place-quarry-5 = Mramorová stěna

place-desert-1 = Solné duny
place-desert-2 = Zlaté písky
place-desert-3 = Tiché duny
place-desert-4 = Skleněná pláň
place-desert-5 = Zmijí písky

place-holy-1 = Hvězdná studna
place-holy-2 = Bílá kupole
place-holy-3 = Jitřní lampa
place-holy-4 = Stříbrný pramen
place-holy-5 = Měsíční dvůr

place-again = { $name } { $n }

## Místa vedle mapy

place-e = východně od místa { $hex }
place-ne = severovýchodně od místa { $hex }
place-nw = severozápadně od místa { $hex }
place-w = západně od místa { $hex }
place-sw = jihozápadně od místa { $hex }
place-se = jihovýchodně od místa { $hex }
place-nowhere = daleko od mapy
edge-e = východ
edge-ne = severovýchod
edge-nw = severozápad
edge-w = západ
edge-sw = jihozápad
edge-se = jihovýchod
