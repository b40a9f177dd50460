import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { Key } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { Money } from "~/ui/money.tsx";
import { Cell, Content, cellLook, type Head } from "./cell.tsx";
import { type Column, headingOf } from "./column.ts";
import { type SumRow, sumRows } from "./sums.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** By which column the rows are sorted, and where the others lead. */
export interface TableSort {
  /** A column's `sort`. */
  by: string | null;
  down: boolean;
  href: (by: string, down: boolean) => string;
}

interface Props<Row, Totals> {
  caption: string;
  columns: readonly Column<Row, Totals>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Sums over all pages: with them the table ends with its sums. */
  totals?: Totals | null;
  /** Whether the rows are a part of more, so that their own sums say something. */
  partial?: boolean;
  /** Twice the rows on a screen, and the keyboard walks through them: for who works in it all day. */
  dense?: boolean;
  sort?: TableSort;
  /** What is said where there are no rows and no period to choose. */
  none?: string;
}

/**
 * Rows as a table; on a phone each is a card with the headings beside its values. A page that wants
 * the head to stay in sight sets `--table-head`, how far from the top it stops.
 */
export function Table<Row, Totals = never>(props: Props<Row, Totals>) {
  const { caption, rows, keyOf, totals = null, partial = false, dense = false, sort, none } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const keys = useRowKeys();
  if (rows.length === 0) {
    return (
      <EmptyBlock
        icon={<i className="icon-inbox size-7" />}
        title={none ?? t("member.empty")}
        {...(none ? {} : { text: t("member.emptyText") })}
      />
    );
  }
  const columns = props.columns.filter(({ unseen }) => !unseen);
  const heads = columns.map((column) => ({
    text: headingOf(column, i18n),
    look: cellLook(column),
  }));
  const sums = sumRows(columns, rows, totals, partial);
  return (
    // Clipped, not hidden: what scrolls in itself would hold a sticky head back.
    <Card className="overflow-clip">
      <table className={clsx("rows", dense && "rows-dense")}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.name}
                scope="col"
                aria-sort={sort && column.sort ? sortWord(sort, column.sort) : undefined}
                className={heads[at]?.look}
              >
                {sort && column.sort ? (
                  <SortLink sort={sort} by={column.sort} text={heads[at]?.text ?? ""} />
                ) : (
                  heads[at]?.text
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(dense ? keys.body : {})}>
          {rows.map((row, place) => (
            <tr key={keyOf(row)} {...(dense ? keys.row(place) : {})}>
              {columns.map((column, at) => (
                <Cell key={column.name} head={heads[at]} heading={at === 0}>
                  <Content column={column} row={row} i18n={i18n} strong={at === 0} dense={dense} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.length > 0 ? (
          <tfoot>
            {sums.map((sum) => (
              <SumCells key={sum.name} columns={columns} heads={heads} sums={sum} />
            ))}
          </tfoot>
        ) : null}
      </table>
    </Card>
  );
}

function sortWord({ by, down }: TableSort, column: string) {
  if (column !== by) return "none";
  return down ? "descending" : "ascending";
}

/** Sorts by this column: biggest first, and the other way round when pressed again. */
function SortLink({ sort, by, text }: { sort: TableSort; by: string; text: string }) {
  const now = sort.by === by;
  const icon = sort.down ? "icon-arrow-down" : "icon-arrow-up";
  return (
    <Link
      to={sort.href(by, now ? !sort.down : true)}
      preventScrollReset
      className={clsx("finger inline-flex items-center gap-1 hover:text-ink", now && "text-ink")}
    >
      {text}
      {now ? <i className={`${icon} size-3.5`} /> : null}
    </Link>
  );
}

interface SumCellsProps<Row, Totals> {
  columns: readonly Column<Row, Totals>[];
  heads: readonly Head[];
  sums: SumRow;
}

function SumCells<Row, Totals>({ columns, heads, sums }: SumCellsProps<Row, Totals>) {
  const { t } = useI18n();
  return (
    <tr>
      <th scope="row">{t(sums.name)}</th>
      {columns.slice(1).map((column, at) => {
        const sum = sums.amounts.get(column.name);
        return sum ? (
          <Cell key={column.name} head={heads[at + 1]} heading={false}>
            <Money value={sum} signed={column.kind === "signedMoney"} />
          </Cell>
        ) : (
          <td key={column.name} className="none" />
        );
      })}
    </tr>
  );
}
