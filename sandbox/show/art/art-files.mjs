import { readdirSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./assets", import.meta.url));

/**
 * What `assets/` holds, by top folder and name as `motifs/tiger`: the value of `SANDBOX_ART` wherever the sandbox is
 * bundled or tested, because a Worker reads no files.
 */
export function artFiles() {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const pictures = paths.filter((path) => path.endsWith(".svg"));
  return Object.fromEntries(
    pictures.map((path) => [
      `${path.split(sep)[0]}/${basename(path, ".svg")}`,
      readFileSync(join(folder, path), "utf8").replace(/\n\s*/g, ""),
    ]),
  );
}
