//! Every method of [`People`], whichever database is behind it.

use super::{Backend, people, read};
use crate::{
    Account, Answer, Code, Invitation, Looks, NewAccount, Passkey, People, Person, PersonId, Said, Secret, Session,
    SessionId, TableId, Tie, Tied, Time, Token,
};
use std::time::Duration;

impl People for Backend {
    fn open_session(&self, person: PersonId, device: String, lasts: Duration) -> Answer<'_, Token> {
        Box::pin(self.write(move |db| Box::pin(people::open_session(db, person, device, lasts))))
    }

    fn sessions(&self, person: PersonId) -> Answer<'_, Vec<Session>> {
        Box::pin(self.in_time(async move { people::sessions(&mut *self.readers.acquire().await?, person).await }))
    }

    fn use_session<'a>(&'a self, token: &'a Token, device: String, lasts: Duration) -> Answer<'a, ()> {
        let digest = token.digest();
        Box::pin(self.write(move |db| Box::pin(people::use_session(db, digest, device, lasts))))
    }

    fn close_session(&self, person: PersonId, session: SessionId) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(people::close_session(db, person, session))))
    }

    fn close_sessions(&self, person: PersonId, but: Option<SessionId>) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| Box::pin(people::close_sessions(db, person, but))))
    }

    fn sweep_sessions(&self) -> Answer<'_, u64> {
        Box::pin(self.write(|db| Box::pin(people::sweep_sessions(db))))
    }

    fn keep(&self, person: PersonId, code: Code) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::keep(db, person, code))))
    }

    fn kept_since(&self, person: PersonId) -> Answer<'_, Option<Time>> {
        Box::pin(self.in_time(async move { people::kept_since(&mut *self.readers.acquire().await?, person).await }))
    }

    fn keeper(&self, code: Code) -> Answer<'_, Option<Person>> {
        Box::pin(self.in_time(async move { people::keeper(&mut *self.readers.acquire().await?, code).await }))
    }

    fn register(&self, account: NewAccount) -> Answer<'_, Account> {
        Box::pin(self.write(move |db| Box::pin(people::register(db, account))))
    }

    fn account(&self, person: PersonId) -> Answer<'_, Option<Account>> {
        Box::pin(self.in_time(async move { people::account(&mut *self.readers.acquire().await?, person).await }))
    }

    fn account_like(&self, looks: Looks) -> Answer<'_, Option<Account>> {
        Box::pin(self.in_time(async move { people::account_like(&mut *self.readers.acquire().await?, looks).await }))
    }

    fn accounts(&self) -> Answer<'_, u64> {
        Box::pin(self.in_time(async move { people::accounts(&mut *self.readers.acquire().await?).await }))
    }

    fn rename_account(&self, person: PersonId, name: String, looks: Looks) -> Answer<'_, Person> {
        Box::pin(self.write(move |db| Box::pin(people::rename_account(db, person, name, looks))))
    }

    fn set_password(&self, person: PersonId, password: Secret) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::set_password(db, person, password))))
    }

    fn set_recoveries(&self, person: PersonId, codes: Vec<Code>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::set_recoveries(db, person, codes))))
    }

    fn recover(&self, person: PersonId, code: Code) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(people::recover(db, person, code))))
    }

    fn person(&self, person: PersonId) -> Answer<'_, Person> {
        Box::pin(self.in_time(async move { read::person(&mut *self.readers.acquire().await?, person).await }))
    }

    fn move_guest(&self, guest: PersonId, to: PersonId) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.write(move |db| Box::pin(people::move_guest(db, guest, to))))
    }

    fn forget_person(&self, person: PersonId) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::forget_person(db, person))))
    }

    fn said_by(&self, person: PersonId) -> Answer<'_, Vec<(TableId, Said)>> {
        Box::pin(self.in_time(async move { people::said_by(&mut *self.readers.acquire().await?, person).await }))
    }

    fn add_passkey(&self, passkey: Passkey) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::add_passkey(db, passkey))))
    }

    fn passkeys(&self, person: PersonId) -> Answer<'_, Vec<Passkey>> {
        Box::pin(self.in_time(async move { people::passkeys(&mut *self.readers.acquire().await?, person).await }))
    }

    fn passkey(&self, id: Vec<u8>) -> Answer<'_, Option<Passkey>> {
        Box::pin(self.in_time(async move { people::passkey(&mut *self.readers.acquire().await?, id).await }))
    }

    fn use_passkey(&self, id: Vec<u8>, changing: Vec<u8>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::use_passkey(db, id, changing))))
    }

    fn remove_passkey(&self, person: PersonId, id: Vec<u8>) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(people::remove_passkey(db, person, id))))
    }

    fn tie(&self, person: PersonId, other: PersonId, tie: Option<Tie>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::tie(db, person, other, tie))))
    }

    fn ties(&self, person: PersonId) -> Answer<'_, Vec<Tied>> {
        Box::pin(self.in_time(async move { people::ties(&mut *self.readers.acquire().await?, person).await }))
    }

    fn invite(&self, host: PersonId, code: Code) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::invite(db, host, code))))
    }

    fn invitations(&self, host: PersonId) -> Answer<'_, Vec<Invitation>> {
        Box::pin(self.in_time(async move { people::invitations(&mut *self.readers.acquire().await?, host).await }))
    }

    fn choice(&self, name: &'static str) -> Answer<'_, Option<String>> {
        Box::pin(self.in_time(async move { people::choice(&mut *self.readers.acquire().await?, name).await }))
    }

    fn choose(&self, name: &'static str, value: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(people::choose(db, name, value))))
    }
}
