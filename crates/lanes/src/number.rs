//! Numbers of actions that are the same in every position.

/// How many numbers there are. A power of two, some times as large as the number of different actions that are met in any of the games.
pub const SPACE: usize = 8192;

/// The number of an action: FNV-1a with 32 bits over the bytes of its notation, folded to [`SPACE`].
///
/// Where two offers of one list have the same number, the later one in the order of the rules takes the next number that is free, and the first
/// after the last; whole lists are numbered in that way.
pub fn number(notation: &str) -> u32 {
    let hash = notation.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ (hash >> 16)) & (SPACE as u32 - 1)
}

/// Makes the numbers of a list of offers different from one another.
pub(crate) fn fill(numbers: &mut [u32]) {
    for index in 1..numbers.len() {
        let (before, rest) = numbers.split_at_mut(index);
        while before.contains(&rest[0]) {
            rest[0] = (rest[0] + 1) % SPACE as u32;
        }
    }
}
