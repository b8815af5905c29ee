//! What a personal token is good for.

/// What tokens begin with, so that whoever finds one knows what it is.
const MARK: &str = "crownlands_";

/// One thing that a token may be good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// To see what its owner sees.
    Read,
    /// To open tables, sit down, act and get up.
    Play,
    /// To talk at tables and write notes.
    Talk,
    /// To make friends, block and report people.
    People,
    /// To see and end sessions, change the name, take everything home, and see to what is told.
    Account,
}

impl Scope {
    /// All of them.
    pub(crate) const ALL: [Scope; 5] = [Scope::Read, Scope::Play, Scope::Talk, Scope::People, Scope::Account];

    /// Its name in forms, in the store and in the document.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Talk => "talk",
            Scope::People => "people",
            Scope::Account => "account",
        }
    }
}

/// What a program may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Permission(Vec<Scope>);

impl Permission {
    /// What stands in the store. What an older or newer program wrote there and this one does not know is good for nothing.
    pub(crate) fn read(scopes: &str) -> Permission {
        let known = |name: &str| Scope::ALL.into_iter().find(|scope| scope.name() == name);
        Permission(scopes.split_whitespace().filter_map(known).collect())
    }

    /// The names of its scopes.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.0.iter().map(|scope| scope.name()).collect()
    }

    /// Whether it holds for this.
    pub(crate) fn holds(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// The secret of a token as it is shown to its owner.
    pub(crate) fn shown(token: &store::Token) -> String {
        format!("{MARK}{token}")
    }

    /// The token in the header of a request; `None` if it is none.
    pub(crate) fn token(header: &str) -> Option<store::Token> {
        let (scheme, token) = header.split_once(' ')?;
        let token = token.trim().strip_prefix(MARK)?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.parse().ok()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_from_the_header_and_nothing_else_is_one() {
        let digits = "0123456789abcdef".repeat(4);
        assert!(Permission::token(&format!("Bearer crownlands_{digits}")).is_some());
        assert!(Permission::token(&format!("bearer  crownlands_{digits}")).is_some());
        for wrong in
            ["", "Bearer", "Bearer x", &digits, &format!("Basic crownlands_{digits}"), &format!("Bearer {digits}")]
        {
            assert!(Permission::token(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn scopes_that_nobody_knows_are_good_for_nothing() {
        assert_eq!(Permission::read("read everything talk").names(), ["read", "talk"]);
        assert_eq!(Permission::read("").names(), [""; 0]);
    }
}
