import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { at } from "../../tooling/command/paths.mjs";

const page = at("docs/performance.md");
const marks = {
  begin: "<!-- figures: written by npm run bench -- --write -->",
  end: "<!-- /figures -->",
};

/**
 * Returns a page with a measurement's figures, in place of its earlier ones. Sections are in the order of their names.
 * @param {string} text of docs/performance.md
 * @param {string} name of the measurement
 * @param {string} heading
 * @param {import("./table.mjs").Row[]} rows
 * @throws when the page lacks the marks
 */
export function withFigures(text, name, heading, rows) {
  const [before, rest] = text.split(marks.begin);
  const [figures, after] = rest?.split(marks.end) ?? [];
  if (figures === undefined || after === undefined)
    throw new Error("docs/performance.md lacks its marks");
  const sections = new Map(
    figures
      .split(/^(?=### )/m)
      .filter((section) => section.startsWith("### "))
      .map((section) => [/^### (\S+)/.exec(section)?.[1] ?? "", section.trim()]),
  );
  const lines = rows.map(
    ({ figure, value, budget, state }) => `| ${figure} | ${value} | ${budget} | ${state} |`,
  );
  const head = ["| figure | measured | warn / far limit | |", "|---|---|---|---|"];
  sections.set(name, [`### ${name}`, "", heading, "", ...head, ...lines].join("\n"));
  const sorted = [...sections].sort(([a], [b]) => a.localeCompare(b)).map(([, section]) => section);
  return `${before}${marks.begin}\n\n${sorted.join("\n\n")}\n\n${marks.end}${after}`;
}

/**
 * Writes a measurement's figures into docs/performance.md with their date.
 * @param {string} name
 * @param {string} says what it measures
 * @param {import("./table.mjs").Row[]} rows
 */
export function writeFigures(name, says, rows) {
  const day = new Date().toISOString().slice(0, 10);
  const heading = `Measured on ${day} with Node ${process.versions.node} and ${cpus().length} cores: ${says}.`;
  writeFileSync(page, withFigures(readFileSync(page, "utf8"), name, heading, rows));
}
