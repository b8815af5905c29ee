//! Who may make an account.

table::named! {
    /// Who may make an account. Playing as a guest is possible in any case.
    #[derive(Default)]
    pub enum Registration {
        /// Everybody.
        #[default]
        Open = "open",
        /// Those with an invitation, and whoever is the first of all.
        Invitation = "invitation",
        /// Nobody.
        Closed = "closed",
    }
}
