//! Passkeys: keys that a device keeps and uses after a fingerprint, a face or a PIN. Nothing secret of them ever reaches the server.

use crate::problem::Problem;
use std::fmt;
use std::sync::Mutex;
use store::{Passkey, PersonId, Time};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle, UserHandle16,
    Username,
};
use webauthn_rp::request::{AsciiDomain, FixedCapHashSet, InsertResult, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::auth::ser_relaxed::DiscoverableAuthenticationRelaxed16;
use webauthn_rp::response::register::ser_relaxed::RegistrationRelaxed;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, DiscoverableCredentialRequestOptions,
    PublicKeyCredentialCreationOptions, RegistrationServerState,
};

/// How many people may be at it at the same time.
const AT_ONCE: usize = 1000;

/// What is kept of a key that never changes.
type Fixed = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// The site as keys know it: its domain, and the origin its pages come from.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    domain: RpId,
    origin: String,
}

impl Place {
    /// The site at this address; `None` if it has no name, for keys belong to names.
    pub(crate) fn of(site: &str) -> Option<Place> {
        let (scheme, rest) = site.split_once("://")?;
        let authority = rest.split('/').next()?;
        let name = authority.rsplit_once(':').map_or(authority, |(name, _)| name);
        let named = name.chars().any(|letter| letter.is_ascii_alphabetic()) && !name.starts_with('[');
        let domain = AsciiDomain::try_from(name.to_owned()).ok().filter(|_| named)?;
        Some(Place { domain: RpId::Domain(domain), origin: format!("{scheme}://{authority}") })
    }
}

/// Who registers a key.
pub(crate) struct Owner<'a> {
    /// Who.
    pub(crate) person: PersonId,
    /// What they are called.
    pub(crate) name: &'a str,
    /// The keys they have already.
    pub(crate) keys: &'a [Passkey],
}

/// What is going on with passkeys. A restart forgets it; whoever was at it begins anew.
pub(crate) struct Passkeys {
    /// Makes the names by which keys know people.
    secret: [u8; 32],
    registering: Mutex<FixedCapHashSet<RegistrationServerState<16>>>,
    entering: Mutex<FixedCapHashSet<DiscoverableAuthenticationServerState>>,
}

impl fmt::Debug for Passkeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passkeys(…)")
    }
}

fn wrong() -> Problem {
    Problem::forbidden("people-problem-passkey")
}

impl Passkeys {
    /// With the secret of this house.
    pub(crate) fn new(secret: [u8; 32]) -> Passkeys {
        Passkeys {
            secret,
            registering: Mutex::new(FixedCapHashSet::new(AT_ONCE)),
            entering: Mutex::new(FixedCapHashSet::new(AT_ONCE)),
        }
    }

    /// The name by which keys know somebody: it tells nothing to anybody else, and is always the same.
    fn handle(&self, person: PersonId) -> UserHandle16 {
        let mut text = self.secret.to_vec();
        text.extend(person.0.to_le_bytes());
        let digest = table::sha256_hex(&text);
        let mut bytes = [0; 16];
        for (byte, digit) in bytes.iter_mut().zip(digest.bytes()) {
            *byte = digit;
        }
        match UserHandle::decode(bytes) {
            Ok(handle) => handle,
            Err(never) => match never {},
        }
    }

    /// What a browser needs to make a new key, as JSON.
    pub(crate) fn begin(&self, place: &Place, owner: &Owner<'_>) -> Result<String, Problem> {
        let handle = self.handle(owner.person);
        let plain: String = owner.name.chars().filter(|letter| !letter.is_whitespace()).collect();
        let blank = PublicKeyCredentialUserEntity::from(&handle);
        let user = PublicKeyCredentialUserEntity {
            name: Username::try_from(plain).unwrap_or(blank.name.clone()),
            display_name: Nickname::try_from(owner.name).ok(),
            ..blank
        };
        let known = owner.keys.iter().filter_map(|key| {
            let id = CredentialId::<Vec<u8>>::decode(key.id.clone()).ok()?;
            // How the device was reached is not kept, so any way will do.
            Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
        });
        let mut options = PublicKeyCredentialCreationOptions::passkey(&place.domain, user, known.collect());
        // Many devices cannot promise how they guard their keys, and would refuse to make one.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().map_err(|_| Problem::Broken)?;
        match crate::lock(&self.registering).insert_or_replace_all_expired(server) {
            InsertResult::Success => serde_json::to_string(&client).map_err(|_| Problem::Broken),
            _ => Err(Problem::Busy),
        }
    }

    /// The key that a browser has made.
    pub(crate) fn finish(&self, place: &Place, person: PersonId, label: &str, said: &str) -> Result<Passkey, Problem> {
        let said = serde_json::from_str::<RegistrationRelaxed>(said).map_err(|_| wrong())?.0;
        let challenge = said.challenge_relaxed().map_err(|_| wrong())?;
        let begun = crate::lock(&self.registering).take(&challenge).ok_or_else(wrong)?;
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &[place.origin.as_str()],
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = begun.verify(&place.domain, &said, &options).map_err(|error| {
            tracing::info!(?error, "a passkey was refused");
            wrong()
        })?;
        if *made.user_id() != self.handle(person) {
            return Err(wrong());
        }
        let fixed = made.static_state().encode().map_err(|_| Problem::Broken)?;
        let Ok(changing) = made.dynamic_state().encode();
        Ok(Passkey {
            id: made.id().as_ref().to_vec(),
            person,
            fixed,
            changing: changing.to_vec(),
            label: label.to_owned(),
            created: Time::now(),
            used: None,
        })
    }

    /// What a browser needs to use a key, as JSON.
    pub(crate) fn ask(&self, place: &Place) -> Result<String, Problem> {
        let options = DiscoverableCredentialRequestOptions::passkey(&place.domain);
        let (server, client) = options.start_ceremony().map_err(|_| Problem::Broken)?;
        match crate::lock(&self.entering).insert_or_replace_all_expired(server) {
            InsertResult::Success => serde_json::to_string(&client).map_err(|_| Problem::Broken),
            _ => Err(Problem::Busy),
        }
    }

    /// The name of the key that a browser has used, before anything about it is believed.
    pub(crate) fn named(said: &str) -> Result<Vec<u8>, Problem> {
        let said = serde_json::from_str::<DiscoverableAuthenticationRelaxed16>(said).map_err(|_| wrong())?.0;
        Ok(said.raw_id().as_ref().to_vec())
    }

    /// Believes what a browser says about this key, or does not; says what has changed about the key.
    pub(crate) fn enter(&self, place: &Place, key: &Passkey, said: &str) -> Result<Vec<u8>, Problem> {
        let said = serde_json::from_str::<DiscoverableAuthenticationRelaxed16>(said).map_err(|_| wrong())?.0;
        let challenge = said.challenge_relaxed().map_err(|_| wrong())?;
        let begun = crate::lock(&self.entering).take(&challenge).ok_or_else(wrong)?;
        let handle = self.handle(key.person);
        if *said.response().user_handle() != handle {
            return Err(wrong());
        }
        let fixed = Fixed::decode(key.fixed.as_slice()).map_err(|_| Problem::Broken)?;
        let changing = <[u8; 7]>::try_from(key.changing.as_slice()).map_err(|_| Problem::Broken)?;
        let changing = DynamicState::decode(changing).map_err(|_| Problem::Broken)?;
        let mut known =
            AuthenticatedCredential::new(said.raw_id(), &handle, fixed, changing).map_err(|_| Problem::Broken)?;
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &[place.origin.as_str()],
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        begun.verify(&place.domain, &said, &mut known, &options).map_err(|error| {
            tracing::info!(?error, "a passkey was refused");
            wrong()
        })?;
        let Ok(changing) = known.dynamic_state().encode();
        Ok(changing.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_belong_to_names_and_not_to_numbers() {
        let place = Place::of("http://localhost:8080").expect("a name");
        assert_eq!(place.origin, "http://localhost:8080");
        let place = Place::of("https://games.example/table").expect("a name");
        assert_eq!(place.origin, "https://games.example");
        for nameless in ["http://127.0.0.1:8080", "http://[::1]:8080", "games", ""] {
            assert!(Place::of(nameless).is_none(), "{nameless}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let passkeys = Passkeys::new([1; 32]);
        let place = Place::of("http://localhost:8080").expect("a name");
        let owner = Owner { person: PersonId(1), name: "Anna Marie", keys: &[] };
        let asked = passkeys.begin(&place, &owner).expect("it begins");
        assert!(asked.contains("challenge") && asked.contains("localhost"), "{asked}");
        assert_eq!(passkeys.finish(&place, PersonId(1), "", "{}"), Err(wrong()));
        assert!(passkeys.ask(&place).expect("it begins").contains("challenge"));
        assert_eq!(Passkeys::named("[]"), Err(wrong()));
        assert_ne!(passkeys.handle(PersonId(1)), passkeys.handle(PersonId(2)));
        assert_ne!(passkeys.handle(PersonId(1)), Passkeys::new([2; 32]).handle(PersonId(1)));
    }
}
