//! Languages that are read from a folder, and read again while somebody translates.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::words::tongue::{Book, Fault, learn};

/// The files of the languages in a folder, by code: `FOLDER/de/web.ftl` is the book `web` of German.
fn files(folder: &Path) -> io::Result<BTreeMap<String, Vec<PathBuf>>> {
    let mut found: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for language in std::fs::read_dir(folder)? {
        let language = language?.path();
        if !language.is_dir() {
            continue;
        }
        let code = language.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        for file in std::fs::read_dir(&language)? {
            let file = file?.path();
            if file.extension().is_some_and(|kind| kind == "ftl") {
                found.entry(code.clone()).or_default().push(file);
            }
        }
    }
    found.values_mut().for_each(|files| files.sort());
    Ok(found)
}

/// Reads every language of a folder. What is wrong with single messages comes back with the file it stands in; they are said in English.
pub fn read_languages(folder: &Path) -> io::Result<Vec<(PathBuf, Fault)>> {
    let mut all = Vec::new();
    for (code, files) in files(folder)? {
        let mut books = Vec::new();
        for file in &files {
            let name = file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            books.push(Book { name, text: std::fs::read_to_string(file)? });
        }
        let (_, faults) = learn(&code, &books).map_err(io::Error::other)?;
        all.extend(faults.into_iter().map(|fault| (folder.join(&code).join(format!("{}.ftl", fault.book)), fault)));
    }
    Ok(all)
}

/// When each file of a folder was changed last: it differs as soon as somebody saves one.
pub(crate) fn stamp(folder: &Path) -> Vec<(PathBuf, Option<SystemTime>)> {
    let files = files(folder).unwrap_or_default();
    let changed = |file: PathBuf| {
        let changed = file.metadata().and_then(|about| about.modified()).ok();
        (file, changed)
    };
    files.into_values().flatten().map(changed).collect()
}
