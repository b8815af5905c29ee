//! How sure we are.

/// The Wilson interval, 95 %, of a rate seen `hits` times in `tries`.
pub fn wilson(hits: f64, tries: f64) -> (f64, f64) {
    if tries <= 0.0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let rate = hits / tries;
    let spread = Z * Z / tries;
    let centre = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / tries + spread / (4.0 * tries)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_holds_the_rate_and_narrows_with_more_tries() {
        let (low, high) = wilson(60.0, 100.0);
        assert!((low - 0.502).abs() < 0.001 && (high - 0.691).abs() < 0.001, "{low} {high}");
        let (narrow_low, narrow_high) = wilson(600.0, 1000.0);
        assert!(narrow_high - narrow_low < high - low);
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
    }
}
