import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";
import { Cell, headOf } from "./cell.tsx";
import { type Column, leadOf, valueText } from "./column.ts";
import type { SumRow } from "./sums.ts";

interface Props<Row, Totals> {
  columns: readonly Column<Row, Totals>[];
  /** Computed by the server (`sumRows`). */
  sums: readonly SumRow[];
  /** Decimals of each column by its name (`digitsOf`). */
  digits: Readonly<Record<string, number>>;
}

/** The footer of a table: the sums of its rows and of all pages. */
export function SumFoot<Row, Totals>({ columns, sums, digits }: Props<Row, Totals>) {
  if (sums.length === 0) return null;
  return (
    <tfoot>
      {sums.map((sum) => (
        <SumCells key={sum.name} columns={columns} sums={sum} digits={digits} />
      ))}
    </tfoot>
  );
}

interface SumCellsProps<Row, Totals> extends Omit<Props<Row, Totals>, "sums"> {
  sums: SumRow;
}

function SumCells<Row, Totals>({ columns, sums, digits }: SumCellsProps<Row, Totals>) {
  const i18n = useI18n();
  const lead = leadOf(columns.slice(1));
  return (
    <tr>
      <th scope="row">{i18n.t(sums.name satisfies GivenKey)}</th>
      {columns.slice(1).map((column) => {
        const sum = sums.amounts[column.name];
        const percent = sums.percents?.[column.name];
        if (percent !== undefined) {
          return (
            <Cell key={column.name} head={headOf(column, i18n, lead)} heading={false}>
              {valueText("percent", percent, i18n)}
            </Cell>
          );
        }
        return sum ? (
          <Cell key={column.name} head={headOf(column, i18n, lead)} heading={false}>
            <Money
              value={sum}
              signed={column.kind === "signedMoney"}
              plain={column.side !== undefined}
              digits={digits[column.name] ?? 0}
            />
          </Cell>
        ) : (
          <td key={column.name} className="none" />
        );
      })}
    </tr>
  );
}
