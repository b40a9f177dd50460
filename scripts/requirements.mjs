/**
 * Prints how many rows of docs/requirements.md there are, and how many a test and one of the daily test name. With ids
 * it prints the tests whose titles name them: `node scripts/requirements.mjs G27 N5`.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  citations,
  countTable,
  readRequirements,
  requirementsPage,
} from "../tooling/requirements/requirements.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const rows = readRequirements(readFileSync(`${root}/${requirementsPage}`, "utf8"));
const found = citations(root);
const ids = process.argv.slice(2);

const lines = ids.flatMap((id) => [
  `${id}: ${rows.find((row) => row.id === id)?.what ?? "no such row"}`,
  ...[...(found.tests.get(id) ?? [])].map(
    ([path, count]) => `  ${count} in ${path}, ${found.daily.get(id)?.get(path) ?? 0} daily`,
  ),
]);
process.stdout.write(`${ids.length > 0 ? lines.join("\n") : countTable(rows, found)}\n`);
