//! Compression: pages as they are made, assets once and as small as they get.

use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use rand::RngExt;
use std::io::Write;
use std::sync::OnceLock;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::DefaultPredicate;

/// How hard pages are compressed: hard enough to make them a tenth, quick enough not to be noticed. Each form has a scale of its own.
const BROTLI: CompressionLevel = CompressionLevel::Precise(5);
const GZIP: CompressionLevel = CompressionLevel::Precise(8);

/// Compresses every answer that gains from it for those who read the better form, which goes first. Live connections do not gain: each
/// tick must leave at once.
pub(crate) fn brotli_layer() -> CompressionLayer<DefaultPredicate> {
    CompressionLayer::new().no_gzip().quality(BROTLI)
}

/// The same for those who read only the older form, as browsers do where nothing is encrypted.
pub(crate) fn gzip_layer() -> CompressionLayer<DefaultPredicate> {
    CompressionLayer::new().no_br().quality(GZIP)
}

/// The longest padding of a page.
const PADDING: usize = 64;

/// Blurs the length of a compressed page, which depends on what stands in it.
pub(crate) async fn blur(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let is_page = headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page
        && headers.contains_key(CONTENT_ENCODING)
        && let Ok(padding) = HeaderValue::from_str(&"x".repeat(rand::rng().random_range(0..=PADDING)))
    {
        headers.insert(HeaderName::from_static("x-padding"), padding);
    }
    response
}

/// A text in every form in which it may be sent; the compressed ones are made when they are first asked for.
#[derive(Debug)]
pub(crate) struct Pressed {
    plain: String,
    brotli: OnceLock<Vec<u8>>,
    gzip: OnceLock<Vec<u8>>,
}

impl Pressed {
    /// This text.
    pub(crate) fn new(plain: String) -> Pressed {
        Pressed { plain, brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    /// The text as it is.
    pub(crate) fn plain(&self) -> &str {
        &self.plain
    }

    /// The smallest form that whoever sent these headers takes, and the name of the form if it is not plain.
    pub(crate) fn for_headers(&self, headers: &HeaderMap) -> (&[u8], Option<&'static str>) {
        let takes = headers.get(ACCEPT_ENCODING).and_then(|takes| takes.to_str().ok()).unwrap_or_default();
        if accepts(takes, "br") {
            (self.brotli.get_or_init(|| brotli(self.plain.as_bytes())), Some("br"))
        } else if accepts(takes, "gzip") {
            (self.gzip.get_or_init(|| gzip(self.plain.as_bytes())), Some("gzip"))
        } else {
            (self.plain.as_bytes(), None)
        }
    }
}

/// Whether a list such as `gzip, br;q=0.9` names this form and does not refuse it.
fn accepts(takes: &str, form: &str) -> bool {
    takes.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        let named = words.next().is_some_and(|name| name.eq_ignore_ascii_case(form));
        named && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

fn brotli(text: &[u8]) -> Vec<u8> {
    let mut pressed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut pressed, 4096, 11, 22);
    // Writing to memory does not fail.
    let _ = writer.write_all(text);
    drop(writer);
    pressed
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let _ = writer.write_all(text);
    writer.finish().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn an_asset_is_sent_in_the_smallest_form_that_is_taken_and_says_the_same_in_each() {
        let text = "a style sheet { says: the same; } ".repeat(200);
        let pressed = Pressed::new(text.clone());
        let sent = |takes: &'static str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(takes))]);
            let (bytes, form) = pressed.for_headers(&headers);
            (bytes.to_vec(), form)
        };
        let (small, form) = sent("gzip, deflate, br");
        let mut read = String::new();
        brotli::Decompressor::new(small.as_slice(), 4096).read_to_string(&mut read).expect("it is sound");
        assert!(form == Some("br") && read == text && small.len() < 200);
        let (small, form) = sent("gzip, br;q=0");
        let mut read = String::new();
        flate2::read::GzDecoder::new(small.as_slice()).read_to_string(&mut read).expect("it is sound");
        assert!(form == Some("gzip") && read == text && small.len() < 300);
        assert_eq!(sent("identity"), (text.into_bytes(), None));
    }
}
