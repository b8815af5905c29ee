//! People and their sessions.

use crate::house::{house, reopen};
use store::{Error, NewPerson, Options, PersonChange, PersonId};

#[tokio::test]
async fn a_guest_is_recognised_by_their_token() {
    let (folder, store) = house().await;
    let new = NewPerson { name: "Žofie".into(), lang: "cs".into(), theme: "dark".into() };
    let (person, token) = store.welcome(new).await.unwrap();
    assert_eq!(store.recognise(&token).await, Ok(Some(person.clone())));
    let stranger = "00".repeat(32).parse().unwrap();
    assert_eq!(store.recognise(&stranger).await, Ok(None));

    let change = PersonChange { name: Some("Sophie".into()), theme: Some("light".into()), ..PersonChange::default() };
    let changed = store.change_person(person.id, change.clone()).await.unwrap();
    assert_eq!((changed.name.as_str(), changed.lang.as_str(), changed.theme.as_str()), ("Sophie", "cs", "light"));
    store.close().await.unwrap();

    let store = reopen(&folder, Options::default()).await;
    assert_eq!(store.recognise(&token).await, Ok(Some(changed)));
    let nobody = PersonId(404);
    assert_eq!(store.change_person(nobody, change).await, Err(Error::NoPerson(nobody)));
}

#[tokio::test]
async fn the_data_file_never_holds_a_token() {
    let (folder, store) = house().await;
    let new = NewPerson { name: "Ann".into(), lang: "en".into(), theme: "auto".into() };
    let (_, token) = store.welcome(new).await.unwrap();
    store.close().await.unwrap();
    let text = token.to_string();
    let raw: Vec<u8> = (0..32).map(|byte| u8::from_str_radix(&text[2 * byte..2 * byte + 2], 16).unwrap()).collect();
    let file = std::fs::read(folder.file()).unwrap();
    for secret in [text.as_bytes(), &raw] {
        assert!(!file.windows(secret.len()).any(|window| window == secret));
    }
    assert!(file.windows(3).any(|window| window == b"Ann"), "the file was read at all");
}
