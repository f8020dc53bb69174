//! The list of what the app is made of, for programs that watch over such lists: `CycloneDX`, see
//! <https://cyclonedx.org/docs/1.5/json/>.

use std::path::Path;

use super::packages::Package;
use crate::failure::Result;

pub(super) const NAME: &str = "sbom.cdx.json";

/// Writes the list beside the app.
pub(super) fn write(stage: &Path, packages: &[Package]) -> Result<()> {
    super::write(&stage.join(NAME), list(packages).as_bytes())
}

/// Names, versions and licences hold nothing that JSON would have to escape.
fn list(packages: &[Package]) -> String {
    let components: Vec<String> = packages.iter().map(component).collect();
    format!(
        "{{\"bomFormat\":\"CycloneDX\",\"specVersion\":\"1.5\",\"version\":1,\"metadata\":\
         {{\"component\":{{\"type\":\"application\",\"name\":\"chess-a-la-carte\"}}}},\
         \"components\":[\n{}\n]}}\n",
        components.join(",\n")
    )
}

fn component(package: &Package) -> String {
    let Package {
        name,
        version,
        licence,
        ..
    } = package;
    // Older packages write a slash for the choice.
    let licence = licence.replace(" / ", "/").replace('/', " OR ");
    format!(
        "{{\"type\":\"library\",\"name\":\"{name}\",\"version\":\"{version}\",\
         \"purl\":\"pkg:cargo/{name}@{version}\",\"licenses\":[{{\"expression\":\"{licence}\"}}]}}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_package_is_named_by_its_address() {
        let package = Package {
            name: "b".to_owned(),
            version: "2.0.1".to_owned(),
            licence: "Apache-2.0/MIT".to_owned(),
            home: String::new(),
        };
        let list = list(&[package]);
        assert!(list.contains("\"purl\":\"pkg:cargo/b@2.0.1\""), "{list}");
        assert!(
            list.contains("\"expression\":\"Apache-2.0 OR MIT\""),
            "{list}"
        );
        let count = |sign| list.matches(sign).count();
        assert_eq!((count('{'), count('[')), (count('}'), count(']')));
    }
}
