/**
 * Updates the generated parts of docs/requirements.md from the titles of the tests: the last column, the counts and
 * the list of untested ids. With --check it only compares, and fails if the page is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { citations, refreshed, requirementsPage } from "../tooling/requirements/requirements.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = `${root}/${requirementsPage}`;
const written = readFileSync(file, "utf8");
const fresh = refreshed(written, citations(root).tests);

if (!process.argv.includes("--check")) writeFileSync(file, fresh);
else if (fresh !== written) {
  process.stderr.write(
    `${requirementsPage} is not what the tests say. Run: node scripts/requirements.mjs\n`,
  );
  process.exitCode = 1;
}
