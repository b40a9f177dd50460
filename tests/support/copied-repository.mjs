import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Copies the sources of the repository without build output, so that a test may edit them. Packages are linked,
 * because they take a gigabyte.
 * @param {string} from the repository's folder
 */
export function copyRepository(from) {
  const folder = mkdtempSync(join(tmpdir(), "portico-copy-"));
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: from,
    encoding: "utf8",
  });
  for (const path of listed.split("\0").filter(Boolean)) {
    if (!existsSync(join(from, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(from, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(from, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    /**
     * Replaces the first occurrence of `text` in a file by `by`.
     * @param {string} path
     * @param {string} text
     * @param {string} by
     * @throws when the file does not contain the text
     */
    edit(path, text, by) {
      const before = readFileSync(join(folder, path), "utf8");
      if (!before.includes(text)) throw new Error(`${path} has no ${text}`);
      writeFileSync(join(folder, path), before.replace(text, by));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
