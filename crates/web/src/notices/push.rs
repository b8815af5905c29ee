//! Web Push: what is told is sealed for the browser that subscribed (RFC 8291), and the server shows who it is (RFC 8292).

use super::reach::Target;
use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::Time;

/// How much may be in one message.
const RECORD: u32 = 4096;

/// How long a token is good, in seconds. A day is the most that is allowed.
const LASTS: i64 = 12 * 3600;

/// What a browser tells when it subscribes, beside the address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// Its public key.
    pub(crate) p256dh: String,
    /// A secret it shares with us.
    pub(crate) auth: String,
}

impl Subscription {
    /// Whether something can be sealed for it.
    pub(crate) fn is_sound(&self) -> bool {
        self.keys().is_some()
    }

    fn keys(&self) -> Option<(PublicKey, Vec<u8>)> {
        let key = PublicKey::from_sec1_bytes(&decode(&self.p256dh)?).ok()?;
        let auth = decode(&self.auth).filter(|auth| auth.len() == 16)?;
        Some((key, auth))
    }

    /// A text that only this browser reads; `None` if its keys are none, or the text is too long.
    pub(crate) fn seal(&self, text: &[u8]) -> Option<Vec<u8>> {
        let (key, auth) = self.keys()?;
        seal(&key, &auth, text, &draw(), rand::random())
    }
}

/// Reads what browsers write, with or without the signs at its end.
fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// A fresh secret key. Almost every number is one.
fn draw() -> SecretKey {
    loop {
        if let Ok(key) = SecretKey::from_slice(&rand::random::<[u8; 32]>()) {
            return key;
        }
    }
}

fn point(key: &PublicKey) -> Vec<u8> {
    key.to_encoded_point(false).as_bytes().to_vec()
}

/// So many bytes drawn from a secret, for a purpose.
fn expand<const N: usize>(from: &Hkdf<Sha256>, purpose: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    from.expand(purpose, &mut bytes).ok()?;
    Some(bytes)
}

fn seal(browser: &PublicKey, auth: &[u8], text: &[u8], own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    if text.len() + 17 + 86 > RECORD as usize {
        return None;
    }
    let (theirs, ours) = (point(browser), point(&own.public_key()));
    let shared = diffie_hellman(own.to_nonzero_scalar(), browser.as_affine());
    let purpose = [b"WebPush: info\0", theirs.as_slice(), ours.as_slice()].concat();
    let secret: [u8; 32] = expand(&Hkdf::new(Some(auth), shared.raw_secret_bytes()), &purpose)?;
    let from = Hkdf::new(Some(&salt), &secret);
    let key: [u8; 16] = expand(&from, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = expand(&from, b"Content-Encoding: nonce\0")?;
    let cipher = Aes128Gcm::new(&key.into());
    // The two at the end says that there is no further piece.
    let sealed = cipher.encrypt(&nonce.into(), [text, &[2]].concat().as_slice()).ok()?;
    let length = u8::try_from(ours.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], &ours, &sealed].concat())
}

/// The key by which push services know this server.
pub(crate) struct Vapid {
    key: SigningKey,
}

impl std::fmt::Debug for Vapid {
    /// Never prints the secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vapid(…)")
    }
}

impl Vapid {
    /// The key of a house with this secret.
    pub(crate) fn of(secret: [u8; 32]) -> Vapid {
        let mut bytes = secret;
        loop {
            // Almost every number is a key; the next one is tried where this one is not.
            match SecretKey::from_slice(&bytes) {
                Ok(key) => return Vapid { key: SigningKey::from(key) },
                Err(_) => bytes = Sha256::digest(bytes).into(),
            }
        }
    }

    /// Its public half, as browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What shows a push service who sends something, on behalf of whom.
    pub(crate) fn authorization(&self, target: &Target, subject: &str) -> String {
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = serde_json::json!({ "aud": target.origin(), "exp": Time::now().0 / 1000 + LASTS, "sub": subject });
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_says() {
        let browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let browser = PublicKey::from_sec1_bytes(&decode(browser).unwrap()).unwrap();
        let own = SecretKey::from_slice(&decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        let salt: [u8; 16] = decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let auth = decode("BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&browser, &auth, text, &own, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn a_token_is_signed_by_the_key_it_names() {
        let vapid = Vapid::of([7; 32]);
        let target = Target::read("https://push.example/abc", false).unwrap();
        let shown = vapid.authorization(&target, "https://games.example/");
        let (token, key) = shown.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&decode(key).unwrap()).unwrap();
        let signature = Signature::from_slice(&decode(signature).unwrap()).unwrap();
        assert!(key.verify(signed.as_bytes(), &signature).is_ok());
        let claims: serde_json::Value =
            serde_json::from_slice(&decode(signed.split('.').nth(1).unwrap()).unwrap()).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        let _ = Vapid::of([255; 32]).public();
    }

    #[test]
    fn keys_that_are_none_and_texts_that_are_too_long_are_refused() {
        let sound = Subscription {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg==".to_owned(),
        };
        assert!(sound.is_sound() && sound.seal(&[b'x'; 3000]).is_some() && sound.seal(&[b'x'; 4000]).is_none());
        for (p256dh, auth) in [("", sound.auth.as_str()), (&sound.p256dh, "x"), ("AAAA", &sound.auth)] {
            assert!(!Subscription { p256dh: p256dh.to_owned(), auth: auth.to_owned() }.is_sound());
        }
    }
}
