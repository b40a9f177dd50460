/** @typedef {{figure: string, value: string, aim: string, met: boolean | null}} Row */

/**
 * A table of figures for the terminal.
 * @param {Row[]} rows
 */
export function table(rows) {
  const heads = { figure: "figure", value: "measured", aim: "aim", met: "" };
  const all = [heads, ...rows.map((row) => ({ ...row, met: verdict(row.met) }))];
  /** @param {"figure" | "value" | "aim"} key */
  const width = (key) => Math.max(...all.map((row) => row[key].length));
  const widths = { figure: width("figure"), value: width("value"), aim: width("aim") };
  return all
    .map(
      ({ figure, value, aim, met }) =>
        `  ${figure.padEnd(widths.figure)}  ${value.padStart(widths.value)}  ${aim.padStart(widths.aim)}  ${met}`,
    )
    .join("\n");
}

/** @param {boolean | null} met */
const verdict = (met) => (met === null ? "" : met ? "ok" : "MISSED");
