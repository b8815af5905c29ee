//! Territories and cells written under their names, so that a change in one of them is a small change.

/// Territories under the areas they began with.
pub(crate) mod lands {
    use super::super::{MOST_LANDS, Territory};
    use crate::pieces::Site;
    use arrayvec::ArrayVec;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::collections::BTreeMap;

    #[derive(Serialize, Deserialize)]
    struct Numbered<T> {
        number: usize,
        #[serde(flatten)]
        land: T,
    }

    pub fn serialize<S: Serializer>(lands: &ArrayVec<Territory, MOST_LANDS>, serializer: S) -> Result<S::Ok, S::Error> {
        let used = lands.iter().enumerate().filter(|(_, land)| **land != Territory::GONE);
        serializer.collect_map(used.map(|(number, land)| (land.site.to_string(), Numbered { number, land })))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ArrayVec<Territory, MOST_LANDS>, D::Error> {
        let keyed = BTreeMap::<Site, Numbered<Territory>>::deserialize(deserializer)?;
        let count = keyed.values().map(|land| land.number + 1).max().unwrap_or(0);
        if count > MOST_LANDS {
            return Err(D::Error::custom("there are too many territories"));
        }
        let mut lands: ArrayVec<Territory, MOST_LANDS> = std::iter::repeat_n(Territory::GONE, count).collect();
        for land in keyed.into_values() {
            lands[land.number] = land.land;
        }
        Ok(lands)
    }
}

/// Empty cells under their coordinates.
pub(crate) mod gaps {
    use super::super::{Gap, MOST_LANDS};
    use arrayvec::ArrayVec;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(gaps: &ArrayVec<Gap, MOST_LANDS>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(gaps.iter().map(|gap| (format!("{},{}", gap.x, gap.y), gap)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ArrayVec<Gap, MOST_LANDS>, D::Error> {
        let mut gaps: Vec<Gap> = BTreeMap::<String, Gap>::deserialize(deserializer)?.into_values().collect();
        if gaps.len() > MOST_LANDS {
            return Err(D::Error::custom("there are too many cells"));
        }
        gaps.sort_by_key(|gap| (gap.y, gap.x));
        Ok(gaps.into_iter().collect())
    }
}
