//! Days and years, as UTC counts them.

use store::Time;

/// Milliseconds in a day.
pub(crate) const DAY: i64 = 86_400_000;

/// How many days before a date 1970 began; less than nothing for later ones. Months count from March, so that the day that some years
/// have more is the last one.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// Year, month and day of so many days since 1970.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + i64::from(month <= 2), month, of_year - (153 * from_march + 2) / 5 + 1)
}

/// The day of a moment, as `2026-11-18`.
pub(crate) fn day_of(moment: Time) -> String {
    let (year, month, day) = date(moment.0.div_euclid(DAY));
    format!("{year:04}-{month:02}-{day:02}")
}

/// The first moment of a day that is written like that.
pub(crate) fn day_at(text: &str) -> Option<Time> {
    let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    let begins = Time((1970..=9999).contains(&year).then(|| days(year, month, day))? * DAY);
    // What is no day of the calendar is read back as another one.
    (day_of(begins) == text).then_some(begins)
}

/// The year of a moment: its first moment, and the first of the next.
pub(crate) fn year_of(moment: Time) -> (Time, Time) {
    let (year, ..) = date(moment.0.div_euclid(DAY));
    (Time(days(year, 1, 1) * DAY), Time(days(year + 1, 1, 1) * DAY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_read_back_and_what_is_none_is_not_read() {
        for day in (0..60_000).step_by(13) {
            let begins = Time(day * DAY);
            assert_eq!(day_at(&day_of(begins)), Some(begins));
            assert_eq!(day_of(Time(begins.0 + DAY - 1)), day_of(begins));
        }
        assert_eq!(day_of(Time(1_795_000_000_000)), "2026-11-18");
        assert_eq!(day_at("2024-02-29").map(day_of).as_deref(), Some("2024-02-29"));
        for wrong in ["2026-02-29", "2026-13-01", "2026-1-1", "today", "", "2026-11", "99999-01-01", "0000-00-00"] {
            assert_eq!(day_at(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_year_is_as_long_as_it_is() {
        let length = |text: &str| {
            let (from, to) = day_at(text).map(year_of).expect("a day");
            ((to.0 - from.0) / DAY, day_of(from))
        };
        assert_eq!(length("2026-11-18"), (365, "2026-01-01".to_owned()));
        assert_eq!(length("2028-01-01"), (366, "2028-01-01".to_owned()));
        assert_eq!(length("2028-12-31"), (366, "2028-01-01".to_owned()));
    }
}
