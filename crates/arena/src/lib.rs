//! Many games at once: matches, ratings, reports, benchmarks
#![forbid(unsafe_code)]
