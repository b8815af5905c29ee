# People: how they come back, accounts, friends, the operator's office.

people-me = My place
people-nobody = You have not sat down anywhere yet. Just start playing, or come back to where you were.
people-lead-guest = Only this browser knows that you are { $name }. One of these is enough to come back from anywhere.
people-lead-kept = You are { $name } here and wherever you open your personal link.
people-lead-account = You are { $name } on every device on which you log in.
people-profile = My results
people-friends = Friends
people-office = Office
people-once = This is shown only now. Keep it in a safe place.

# The personal link
people-link = A personal link
people-link-help = Open it on another device and you sit at your tables there, too. Keep it to yourself.
people-link-make = Make my link
people-link-again = Make a new link
people-link-made = Made
people-words = Or type these six words there:
people-words-label = Your six words
people-words-help = Capital letters do not matter; the first four letters of each word are enough.
people-square = Show as a square code for the phone
people-keep-title = Sit down as { $name }?
people-keep-lead = This is a personal link. Go on only if it is your own.
people-keep-moves = What you play on this device as { $name } moves along.
people-keep-go = I am { $name }

# Accounts
people-account = An account
people-account-help = A name of your own and a password. Your tables stay yours, and nobody else can have a name that looks like it.
people-register = Make an account
people-register-lead = Everything you play here already comes along. An e-mail address is not needed.
people-register-first = You are the first. This account will be the operator of the house.
people-register-go = Make the account
people-register-already = You have an account already.
people-register-closed = No accounts are made here at present. You can play as a guest.
people-name = Name
people-password = Password
people-password-help = At least eight characters.
people-password-change = Change the password
people-password-old = Present password
people-new-password = New password
people-passkey = A passkey
people-safest = safest
people-passkey-help = Your fingerprint, face or device PIN. Nothing to remember.
people-passkey-add = Add a passkey
people-passkey-remove = Remove
people-passkey-script = Passkeys need a browser that runs scripts.
people-login-passkey = With a passkey
people-login = Log in
people-login-other = I have one already
people-login-moves = What you play on this device as a guest moves along.
people-login-password = With name and password
people-login-words = With your six words
people-forgotten = I have forgotten my password
people-forgotten-help = One of your recovery codes lets you choose a new one. All devices are logged out.
people-forgotten-go = Set the new password
people-code = Recovery code
people-recovery = Recovery codes
people-recovery-help = Each of them lets you in once if you lose your password. There is no other way.
people-recovery-left = { $n ->
    [0] There are none left.
    [one] { $n } is left.
   *[other] { $n } are left.
}
people-recovery-again = Make new codes
people-invitation = Invitation

# Devices
people-sessions = Where I am logged in
people-sessions-help = A device that is not used for long is logged out by itself: with an account after three months, as a guest after a year.
people-device = A browser
people-seen = last used
people-here = This one
people-logout = Log out
people-logout-all = Log out everywhere else

# My data
people-data = My data
people-data-help = Everything that is kept about you, as one file. You can also have it deleted.
people-data-get = Download
people-delete = Delete everything
people-delete-goes = Your account, your sessions, your friends, your progress in lessons and all you said at tables are deleted. Bots play on at your seats.
people-delete-stays = The logs of games belong to all who played. There your seat is left without a name in the lists; names written in a log when the game began stay there.
people-delete-name = Type your name, { $name }, to show that you mean it. This cannot be undone.
people-delete-go = Delete for good

# Profile and friends
people-with-account = Has an account
people-guest = Plays as a guest
people-since = first seen
people-results = Results
people-results-none = No finished games yet.
people-history = Last games
people-won-of = { $n ->
    [one] won { $won } of { $n } game
   *[other] won { $won } of { $n } games
}
people-befriend = Add as a friend
people-unfriend = Remove from friends
people-block = Block
people-unblock = Unblock
people-asking = They want to be your friends
people-friends-none = You have no friends here yet.
people-friends-both = My friends
people-asked = Asked, no answer yet
people-blocked = Blocked
people-befriend-name = Add a friend
people-befriend-help = By the name of their account. You are friends as soon as they add you, too.

# The operator's office
people-accounts = { $n ->
    [one] There is { $n } account.
   *[other] There are { $n } accounts.
}
people-registration = Who may make an account?
people-registration-open = Everybody
people-registration-invitation = Only with an invitation
people-registration-closed = Nobody
people-invitations = Invitations
people-invitations-help = Each is a link that is good for one account.
people-invite = Make an invitation
people-invitation-used = used
people-invitation-free = not used yet

# What was done
people-done-password = The password is changed. Other devices are logged out.
people-done-closed = The device is logged out.
people-done-closed-all = All other devices are logged out.
people-done-welcome = Welcome back. Your tables are here.
people-done-passkey = The passkey is kept. It opens your account on every device that knows it.
people-done-passkey-removed = The passkey is removed.
people-done-registered = The account is made. Please keep your recovery codes.

# What cannot be done
people-problem-no-account = For this you need an account.
people-problem-registration-fixed = This is set by the options of the server.
people-problem-name-taken = This name belongs to somebody else, or looks like theirs. Please choose another one.
people-problem-name = A name has 2 to 24 characters that can be seen.
people-problem-words = These words are not known here. They may have been replaced by newer ones.
people-problem-login = Name and password do not fit together.
people-problem-code = Name and recovery code do not fit together, or the code was used before.
people-problem-password = A password has 8 to 200 characters, not all the same, and is not your name.
people-problem-old-password = That is not your present password.
people-problem-invitation = This invitation is not valid, or it was used before.
people-problem-nobody = There is no such account among the others.
people-problem-many = Your list is full.
people-problem-delete = That is not your name. Nothing was deleted.
people-problem-apart = You cannot sit down here: somebody at this table and you have chosen not to play together.
people-problem-passkey = The passkey was not accepted.
people-problem-passkey-place = Passkeys need a site with a name; this one is reached by its number.
people-problem-last-key = This passkey is your only way in. Set a password first.
