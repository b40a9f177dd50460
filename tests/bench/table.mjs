/**
 * A measured figure: `budget` is where the warning and the failure begin, `state` whether it is within them; both are
 * empty for a figure without a budget.
 * @typedef {{figure: string, value: string, budget: string, state: "" | "ok" | "warning" | "OVER"}} Row
 */

/**
 * A table of figures for the terminal.
 * @param {Row[]} rows
 */
export function table(rows) {
  const all = [{ figure: "figure", value: "measured", budget: "warn / fail", state: "" }, ...rows];
  /** @param {"figure" | "value" | "budget"} key */
  const width = (key) => Math.max(...all.map((row) => row[key].length));
  const widths = { figure: width("figure"), value: width("value"), budget: width("budget") };
  return all
    .map(
      ({ figure, value, budget, state }) =>
        `  ${figure.padEnd(widths.figure)}  ${value.padStart(widths.value)}  ${budget.padStart(widths.budget)}  ${state}`,
    )
    .join("\n");
}
