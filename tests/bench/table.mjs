/**
 * A measured figure: `budget` has the limits of the warning and the failure, `state` the result; both are empty for a
 * figure without a budget.
 * @typedef {{figure: string, value: string, budget: string, state: "" | "ok" | "warning" | "OVER"}} Row
 * @typedef {import("./budgets.mjs").Budget} Budget
 */

/** @type {(figure: string, value: string) => Row} */
export const row = (figure, value) => ({ figure, value, budget: "", state: "" });
/**
 * A figure with its budget.
 * @type {(figure: string, value: number, budget: Budget, shown?: (value: number) => string) => Row}
 */
export const within = (figure, value, { warn, fail }, shown = String) => ({
  figure,
  value: shown(value),
  budget: warn === fail ? shown(fail) : `${shown(warn)} / ${shown(fail)}`,
  state: value > fail ? "OVER" : value > warn ? "warning" : "ok",
});
/** @type {(figure: string, values: number[], budget: Budget) => Row} */
export const atLeast = (figure, values, { warn, fail }) => ({
  figure,
  value: values.join(" / "),
  budget: `≥ ${warn} / ≥ ${fail}`,
  state: Math.min(...values) < fail ? "OVER" : Math.min(...values) < warn ? "warning" : "ok",
});
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
