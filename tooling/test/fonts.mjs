import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateDir } from "../command/paths.mjs";
import { Refusal } from "../command/refusal.mjs";
import { run } from "../command/run.mjs";

/**
 * Sets of fonts for browser tests. With `machine` they are added to this machine's fonts (without its other Chinese,
 * Japanese and Korean ones), otherwise they replace them.
 */
const sets = [
  { name: "Noto CJK", packages: ["fonts-noto-cjk"], machine: true },
  { name: "DejaVu only", packages: ["fonts-dejavu-core"], machine: false },
];

/** Families that fontconfig would choose instead of Noto CJK. */
const otherCjk = ["Nanum*", "WenQuanYi*", "IPA*", "Takao*", "VL *", "Droid Sans Fallback", "Un*"];

const folder = join(privateDir, "fonts");

/**
 * Returns a fontconfig file for each set of fonts. Debian's packages are unpacked and not installed, because
 * installed fonts would change all other tests.
 * @param {(text: string) => void} say
 * @returns {Promise<{name: string, file: string}[]>}
 * @throws {Refusal} where a package can't be had
 */
export async function fontSets(say) {
  for (const name of sets.flatMap(({ packages }) => packages)) await unpackFont(name, say);
  return sets.map((set) => {
    const file = join(folder, `${set.name.toLowerCase().replaceAll(" ", "-")}.conf`);
    writeFileSync(file, fontConfig(set));
    return { name: set.name, file };
  });
}

/**
 * Unpacks one of Debian's packages of fonts once. Returns its folder.
 * @param {string} name @param {(text: string) => void} say
 * @throws {Refusal} where the package can't be had
 */
export async function unpackFont(name, say) {
  const target = join(folder, name);
  if (existsSync(target)) return target;
  mkdirSync(folder, { recursive: true });
  say(`Unpacking ${name} from Debian's packages (once) …`);
  const found = () => readdirSync(folder).find((file) => file.startsWith(`${name}_`));
  // apt needs its package index first.
  for (const first of [false, true]) {
    if (first) await run("apt-get", ["update", "-q"]);
    await run("apt-get", ["download", "-q", name], { cwd: folder });
    if (found()) break;
  }
  const file = found();
  const { code } = await run("dpkg-deb", ["-x", join(folder, file ?? ""), target]);
  if (!file || code !== 0) {
    rmSync(target, { recursive: true, force: true });
    throw new Refusal(
      `Trying other fonts needs Debian's package ${name}: unpack it into .portico/fonts/${name}, then try again.`,
    );
  }
  rmSync(join(folder, file));
  return target;
}

/** @param {(typeof sets)[number]} set */
function fontConfig({ packages, machine }) {
  const folders = [
    ...packages.map((name) => join(folder, name, "usr/share/fonts")),
    ...(machine ? ["/usr/share/fonts"] : []),
  ];
  const rejected = machine ? otherCjk : [];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${path}</dir>`).join("\n")}
  <cachedir>${join(folder, "cache")}</cachedir>
  <selectfont>
${rejected.map((family) => `    <rejectfont><pattern><patelt name="family"><string>${family}</string></patelt></pattern></rejectfont>`).join("\n")}
  </selectfont>
</fontconfig>
`;
}
