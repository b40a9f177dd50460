/**
 * `npm run bench`: measures the built Workers. It runs all measurements, or some by name:
 * `npm run bench -- calls scripts pages world start load lighthouse search dev`.
 * `--write` writes the figures into docs/performance.md with their date. `--raise "<why>"` records the sizes of scripts,
 * against which the next change is compared (tests/bench/scripts/script-sizes.mjs).
 */
import { appendFileSync, mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkNode, checkWritable } from "../tooling/command/preflight.mjs";
import { command } from "../tooling/command/refusal.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

await command(async () => {
  checkNode();
  checkWritable();
  const { ensureInstalled } = await import("../tooling/build/install.mjs");
  await ensureInstalled(say);
  const { build } = await import("../tooling/build/build.mjs");
  await build({ say });
  const { privateDir } = await import("../tooling/command/paths.mjs");
  const { measurements } = await import("../tests/bench/measurements.mjs");
  const { benchPortal } = await import("../tests/bench/portal.mjs");
  const { table } = await import("../tests/bench/table.mjs");

  const { writeFigures } = await import("../tests/bench/figures.mjs");
  const { record } = await import("../tests/bench/scripts/page-scripts.mjs");

  const { values: flags, positionals: requested } = parseArgs({
    options: { write: { type: "boolean" }, raise: { type: "string" } },
    allowPositionals: true,
  });
  const names = requested.length > 0 ? requested : Object.keys(measurements);
  const unknown = names.filter((name) => !measurements[name]);
  if (unknown.length > 0) {
    const { Refusal } = await import("../tooling/command/refusal.mjs");
    const known = Object.keys(measurements).join(", ");
    throw new Refusal(`There is no measurement ${unknown.join(", ")}; there are ${known}.`);
  }
  mkdirSync(`${privateDir}/bench`, { recursive: true });
  const file = `${privateDir}/bench/${new Date().toISOString().slice(0, 10)}.jsonl`;
  const portal = await benchPortal();
  const rows = [];
  try {
    for (const name of names) {
      const measurement = measurements[name];
      if (!measurement) continue;
      say(`Measuring ${measurement.says} …`);
      const { found, rows: shown } = await measurement.take(portal);
      const line = { at: new Date().toISOString(), node: process.version, name, found };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
      rows.push(...shown);
      if (flags.write) writeFigures(name, measurement.says, shown);
      if (flags.raise && name === "scripts") await record(portal.origin, flags.raise);
    }
  } finally {
    await portal.stop();
  }
  say(`\n${table(rows)}\n\nThe lines behind it: ${file.slice(privateDir.length - 8)}`);
  process.exit(0);
});
