import { clsx } from "clsx";
import { type Key, type ReactNode, useId, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { Cell, Content, headOf, Unfold } from "./cell.tsx";
import { type Column, furtherOf, isBlank, leadOf } from "./column.ts";
import { digitsOf } from "./digits.ts";
import { SumFoot } from "./sum-foot.tsx";
import type { SumRow } from "./sums.ts";
import type { RowKeys } from "./use-row-keys.ts";
import { useWide } from "./use-wide.ts";

export interface TableProps<Row, Totals> {
  caption: string;
  columns: readonly Column<Row, Totals>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Keyboard navigation of the rows (`use-row-keys.ts`). */
  keys?: RowKeys;
  /** Returns a sortable column's heading as a link, and its sort direction. */
  sorted?: (column: Column<Row, Totals>) => { word: SortWord; link: ReactNode } | null;
  /** The sums below the rows (`sumRows`). */
  sums?: readonly SumRow[];
  /** The text of an empty table; by default that there is nothing yet. */
  none?: string;
  /** Whether the page has a period filter; another period may have rows. */
  period?: boolean;
}

/** The sort direction, as in `aria-sort`. */
export type SortWord = "none" | "ascending" | "descending";

/**
 * A table; on a phone each row has two lines: its name and result, and the rest in smaller text (A127), of which
 * columns can say what is shown at once (N14). A page with a sticky header sets `--table-head` to the header's distance from the top.
 */
export function Table<Row, Totals = never>(props: TableProps<Row, Totals>) {
  const { t } = useI18n();
  if (props.rows.length === 0) {
    const { none, period = false } = props;
    return (
      <EmptyBlock
        icon={<i className="icon-inbox size-7" />}
        title={none ?? t(period ? "member.empty" : "member.noneYet")}
        {...(period && !none ? { text: t("member.emptyText") } : {})}
      />
    );
  }
  return <FilledTable {...props} />;
}

function FilledTable<Row, Totals>(props: TableProps<Row, Totals>) {
  const { caption, rows, keyOf, keys, sorted, sums = [] } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const box = useRef<HTMLDivElement>(null);
  const wide = useWide(box);
  const help = useId();
  const walks = keys?.walks ?? false;
  const columns = props.columns.filter(({ unseen }) => !unseen);
  const lead = leadOf(columns.slice(1));
  const times = columns.filter(({ kind }) => kind === "time").length;
  const further = furtherOf(columns);
  const heads = columns.map((column) =>
    headOf(column, i18n, lead, times, further.includes(column)),
  );
  const digits = digitsOf(columns, rows, sums);
  return (
    <div
      ref={box}
      className={cardLook({ className: "table-box" })}
      {...(wide ? { role: "region", "aria-label": caption } : {})}
      // With keyboard navigation, the rows' arrow keys scroll the table.
      tabIndex={wide && !walks ? 0 : undefined}
    >
      <table
        className={clsx("rows", keys && "rows-dense")}
        aria-describedby={walks ? help : undefined}
        {...keys?.table}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr {...(sorted ? keys?.row(-1) : {})}>
            {columns.map((column, at) => {
              const sort = sorted?.(column);
              return (
                <th
                  key={column.name}
                  scope="col"
                  aria-sort={sort?.word}
                  className={heads[at]?.look}
                >
                  {sort?.link ?? heads[at]?.text}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row)} {...keys?.row(place)}>
              {columns.map((column, at) => (
                <Cell
                  key={column.name}
                  head={heads[at]}
                  heading={at === 0}
                  blank={isBlank(column, row)}
                  beside={
                    at === 0 && further.some((each) => !isBlank(each, row)) ? (
                      <Unfold i18n={i18n} stop={!walks} />
                    ) : null
                  }
                >
                  <Content
                    column={column}
                    row={row}
                    i18n={i18n}
                    strong={at === 0}
                    stops={!walks}
                    digits={digits[column.name] ?? 0}
                  />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        <SumFoot columns={columns} sums={sums} digits={digits} />
      </table>
      {walks ? (
        <p id={help} hidden>
          {t("member.tableKeys")}
        </p>
      ) : null}
    </div>
  );
}
