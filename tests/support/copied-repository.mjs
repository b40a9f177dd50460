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
 * A copy of the repository, so that a test may edit its files. Packages are linked, because they are a gigabyte.
 * @param {string} from the repository's folder
 * @param {{built?: boolean}} [options] whether what was built of it comes too
 */
export function copyRepository(from, { built = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "portico-copy-"));
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: from,
    encoding: "utf8",
  });
  const made = built
    ? ["build", "gateway/generated", "app/graphql/generated", ".portico/stamps.json"]
    : [];
  for (const path of [...listed.split("\0").filter(Boolean), ...made]) {
    if (!existsSync(join(from, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(from, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(from, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    /**
     * Puts `by` in place of the first `text` of a file.
     * @param {string} path
     * @param {string} text
     * @param {string} by
     * @throws when the file has no such text
     */
    edit(path, text, by) {
      const before = readFileSync(join(folder, path), "utf8");
      if (!before.includes(text)) throw new Error(`${path} has no ${text}`);
      writeFileSync(join(folder, path), before.replace(text, by));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
