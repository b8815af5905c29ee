//! Players that are not people; each sees only a view
#![forbid(unsafe_code)]
