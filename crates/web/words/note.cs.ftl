# Zápisník u stolu a co se říká správci.

note = Moje poznámky
note-help = Vidíte je jen vy.
report = Nahlásit správci
report-help = Co se stalo? Přečte si to správce, nikdo jiný.
report-send = Odeslat
report-sent = Správce si to přečte. Tohoto člověka můžete také zablokovat.
report-all = Hlášení
report-all-help = Podívejte se, co kdo řekl, a umlčte nebo vylučte toho, kdo si to zasloužil.
report-none = Nikdo nic nenahlásil.
report-settle = Vyřízeno
report-problem-many = Už jste toho nahlásili hodně; počkejte prosím, až to bude přečteno.
report-said = Co řekli naposled
report-mute = Umlčet
report-unmute = Dovolit zase mluvit
report-ban = Vyloučit
report-unban = Zase pustit
report-problem-self = Sami sobě to udělat nemůžete.
