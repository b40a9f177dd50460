/**
 * A table of figures for the terminal.
 * @param {{figure: string, value: string, aim: string, met: boolean | null}[]} rows
 */
export function table(rows) {
  const heads = { figure: "figure", value: "measured", aim: "aim", met: "" };
  const all = [heads, ...rows.map((row) => ({ ...row, met: verdict(row.met) }))];
  const width = (key) => Math.max(...all.map((row) => row[key].length));
  const widths = { figure: width("figure"), value: width("value"), aim: width("aim") };
  return all
    .map(
      ({ figure, value, aim, met }) =>
        `  ${figure.padEnd(widths.figure)}  ${value.padStart(widths.value)}  ${aim.padStart(widths.aim)}  ${met}`,
    )
    .join("\n");
}

const verdict = (met) => (met === null ? "" : met ? "ok" : "MISSED");
