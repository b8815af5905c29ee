//! The files of `deploy`, read.

use crate::common::run;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use yaml_rust2::{Yaml, YamlLoader};

/// A file of this repository.
fn read(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn yaml(name: &str) -> Vec<Yaml> {
    YamlLoader::load_from_str(&read(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn words(list: &Yaml) -> Vec<String> {
    let list = list.as_vec().unwrap_or_else(|| panic!("{list:?} is no list"));
    list.iter().map(|word| word.as_str().expect("words are text").to_owned()).collect()
}

/// The options with which compose starts each server, with what the environment would put in.
pub fn server_options() -> Vec<String> {
    let compose = yaml("deploy/compose.yaml").remove(0);
    let options = words(&compose["services"]["server-1"]["command"]);
    options.into_iter().map(|word| word.replace("${SITE:?the name of the site}", "games.example")).collect()
}

pub fn compose() {
    let compose = yaml("deploy/compose.yaml").remove(0);
    let services = compose["services"].as_hash().expect("services");
    let names: BTreeSet<&str> = services.keys().filter_map(Yaml::as_str).collect();
    assert_eq!(names, BTreeSet::from(["caddy", "database", "server-1", "server-2", "server-3"]));
    for server in ["server-1", "server-2", "server-3"] {
        let server = &compose["services"][server];
        assert_eq!(server, &compose["services"]["server-1"]);
        assert_eq!(server["depends_on"]["database"]["condition"].as_str(), Some("service_healthy"));
        let dockerfile = server["build"]["dockerfile"].as_str().expect("it is built from a file");
        assert!(read(dockerfile).contains("ENTRYPOINT"));
        let database = &compose["services"]["database"]["environment"];
        let address = server_options()[1].clone();
        let (user, name) = (database["POSTGRES_USER"].as_str(), database["POSTGRES_DB"].as_str());
        assert_eq!(address, format!("postgres://{}@database/{}", user.expect("a user"), name.expect("a name")));
        assert_eq!(server["environment"]["PGPASSWORD"], database["POSTGRES_PASSWORD"], "the same password");
    }
    for volume in words(&compose["services"]["caddy"]["volumes"]) {
        let from = volume.split(':').next().expect("a volume has a source");
        match from.strip_prefix("./") {
            Some(file) => assert!(!read(&format!("deploy/{file}")).is_empty()),
            None => assert!(!compose["volumes"][from].is_badvalue(), "{from}"),
        }
    }
}

/// The arguments with which files start the program.
fn commands() -> Vec<(String, Vec<String>)> {
    let mut commands = Vec::new();
    let container = read("deploy/Containerfile");
    let json = |key: &str| -> Vec<String> {
        let line = container.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_else(|| panic!("no {key}"));
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{key}: {error}"))
    };
    let entry = json("ENTRYPOINT ");
    assert_eq!(entry[0], "crownlands");
    commands.push(("Containerfile".to_owned(), [&entry[1..], &json("CMD ")].concat()));
    commands.push(("compose.yaml".to_owned(), [&entry[1..], &server_options()].concat()));
    for object in yaml("deploy/kubernetes/crownlands.yaml") {
        let arguments = &object["spec"]["template"]["spec"]["containers"][0]["args"];
        if !arguments.is_badvalue() {
            commands.push(("crownlands.yaml".to_owned(), [&entry[1..], &words(arguments)].concat()));
        }
    }
    for file in ["deploy/systemd/crownlands@.service", "deploy/systemd/crownlands-backup.service", "docs/hosting.md"] {
        for line in read(file).lines().filter_map(|line| line.strip_prefix("ExecStart=")) {
            let command = line.split_once("crownlands ").unwrap_or_else(|| panic!("{line}")).1;
            let command = command.replace("$(date +%%F)", "today").replace("%i", "8081").replace(['"', '\''], "");
            commands.push((file.to_owned(), command.split_whitespace().map(str::to_owned).collect()));
        }
    }
    commands
}

pub fn options() {
    let commands = commands();
    assert!(commands.len() >= 6, "{commands:?}");
    for (file, command) in commands {
        let mut arguments: Vec<&str> = command.iter().map(String::as_str).collect();
        // Whatever stands before it is read first, so that a faulty option is complained about.
        arguments.push("--help");
        let output = run(&arguments, "");
        assert!(output.status.success(), "{file}: {command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(!run(&["serve", "--no-such-option", "--help"], "").status.success(), "this finds faulty options");
}

/// The sections of a unit, with what is set in them.
fn unit(name: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let mut sections: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    let mut section = String::new();
    for line in read(name).lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(name) => section = name.to_owned(),
            None => {
                let (key, value) = line.split_once('=').unwrap_or_else(|| panic!("{name}: {line}"));
                sections.entry(section.clone()).or_default().push((key.to_owned(), value.to_owned()));
            }
        }
    }
    sections
}

pub fn units() {
    let has = |unit: &BTreeMap<String, Vec<(String, String)>>, section: &str, key: &str| {
        unit.get(section).is_some_and(|set| set.iter().any(|(name, _)| name == key))
    };
    let server = unit("deploy/systemd/crownlands@.service");
    let backup = unit("deploy/systemd/crownlands-backup.service");
    let timer = unit("deploy/systemd/crownlands-backup.timer");
    assert!(has(&server, "Service", "ExecStart") && has(&server, "Install", "WantedBy"));
    assert!(has(&backup, "Service", "ExecStart") && has(&backup, "Service", "ReadWritePaths"));
    assert!(has(&timer, "Timer", "OnCalendar") && has(&timer, "Install", "WantedBy"));
}

pub fn kubernetes() {
    let objects = yaml("deploy/kubernetes/crownlands.yaml");
    let kinds: Vec<&str> = objects.iter().filter_map(|object| object["kind"].as_str()).collect();
    assert_eq!(kinds, ["Service", "Deployment", "PodDisruptionBudget"]);
    let pods = &objects[1]["spec"]["template"];
    let label = pods["metadata"]["labels"]["app"].as_str();
    for selector in [
        &objects[0]["spec"]["selector"]["app"],
        &objects[1]["spec"]["selector"]["matchLabels"]["app"],
        &objects[2]["spec"]["selector"]["matchLabels"]["app"],
    ] {
        assert_eq!(selector.as_str(), label);
    }
    let container = &pods["spec"]["containers"][0];
    let ports: BTreeSet<&str> =
        container["ports"].as_vec().expect("ports").iter().filter_map(|port| port["name"].as_str()).collect();
    for probe in ["livenessProbe", "readinessProbe"] {
        let asked = &container[probe]["httpGet"];
        assert!(ports.contains(asked["port"].as_str().expect("a port by its name")));
        assert!(["/healthz", "/readyz"].contains(&asked["path"].as_str().expect("a path")));
    }
    assert!(ports.contains(objects[0]["spec"]["ports"][0]["targetPort"].as_str().expect("a port by its name")));
    let left = objects[2]["spec"]["minAvailable"].as_i64().expect("a number");
    assert!(left < objects[1]["spec"]["replicas"].as_i64().expect("a number"), "one may leave");
}

pub fn caddy() {
    let caddy = read("deploy/Caddyfile");
    let servers = caddy.lines().find(|line| line.contains("reverse_proxy")).expect("it passes requests on");
    for server in ["server-1:8080", "server-2:8080", "server-3:8080"] {
        assert!(servers.contains(server), "{servers}");
    }
    assert_eq!(caddy.matches('{').count(), caddy.matches('}').count());
    assert!(caddy.contains("health_uri /readyz") && caddy.contains("header_up -Forwarded"));
}
