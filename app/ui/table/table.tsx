import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import Inbox from "lucide-react/icons/inbox";
import type { Key, ReactNode } from "react";
import { type I18n, useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { Money } from "~/ui/money.tsx";
import {
  type Column,
  type ColumnKind,
  type ColumnOf,
  headingOf,
  isFigure,
  valueText,
} from "./column.ts";
import { type SumRow, sumRows } from "./sums.ts";

interface Props<Row, Totals> {
  caption: string;
  columns: readonly Column<Row, Totals>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Sums over all pages: with them the table ends with its sums. */
  totals?: Totals | null;
  /** Whether the rows are a part of more, so that their own sums say something. */
  partial?: boolean;
}

/**
 * Rows as a table; on a phone each is a card with the headings beside its values. A page that wants
 * the head to stay in sight sets `--table-head`, how far from the top it stops.
 */
export function Table<Row, Totals = never>(props: Props<Row, Totals>) {
  const { caption, rows, keyOf, totals, partial = false } = props;
  const i18n = useI18n();
  const { t } = i18n;
  if (rows.length === 0) {
    return (
      <EmptyBlock
        icon={<Inbox className="size-7" aria-hidden="true" />}
        title={t("member.empty")}
        text={t("member.emptyText")}
      />
    );
  }
  const columns = props.columns.filter(({ unseen }) => !unseen);
  return (
    // Clipped, not hidden: what scrolls in itself would hold a sticky head back.
    <Card className="overflow-clip">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="top-(--table-head,auto) border-b border-line bg-surface text-left text-xs text-quiet max-md:sr-only md:sticky">
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={clsx("px-4 py-3 font-semibold", atEnd(column) && "text-right")}
              >
                {headingOf(column, i18n)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line/60 max-md:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={rowLook}>
              {columns.map((column, place) => (
                <Cell key={column.name} column={column} heading={place === 0}>
                  <Content column={column} row={row} i18n={i18n} strong={place === 0} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {totals ? (
          <tfoot className="divide-y divide-line/60 border-t border-line bg-raised/40 max-md:block">
            {sumRows(columns, rows, totals, partial).map((sums) => (
              <SumCells key={sums.name} columns={columns} sums={sums} />
            ))}
          </tfoot>
        ) : null}
      </table>
    </Card>
  );
}

const rowLook = "max-md:grid max-md:gap-1.5 max-md:p-4";

type Heading = Pick<Column<never>, "name" | "kind" | "align">;

const atEnd = ({ kind, align }: Heading) => (align ? align === "end" : isFigure(kind));

interface CellProps {
  column: Heading;
  /** Whether it names its row. */
  heading: boolean;
  children: ReactNode;
}

function Cell({ column, heading, children }: CellProps) {
  const i18n = useI18n();
  const Tag = heading ? "th" : "td";
  return (
    <Tag
      scope={heading ? "row" : undefined}
      className={clsx(
        "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:px-4 md:py-3",
        heading && "text-left font-normal",
        isFigure(column.kind) && "figures",
        atEnd(column) && "md:text-right",
      )}
    >
      <span aria-hidden="true" className="text-xs text-quiet md:hidden">
        {headingOf(column, i18n)}
      </span>
      <span className="min-w-0 max-md:text-right">{children}</span>
    </Tag>
  );
}

interface ContentProps<Row, Totals, Kind extends ColumnKind> {
  column: ColumnOf<Row, Totals, Kind>;
  row: Row;
  i18n: I18n;
  strong: boolean;
}

function Content<Row, Totals, Kind extends ColumnKind>(props: ContentProps<Row, Totals, Kind>) {
  const { column, row, i18n, strong } = props;
  const value = column.value(row);
  if (column.kind === "signedMoney" && value && typeof value === "object")
    return <Money value={value} signed />;
  const text = valueText(column.kind, value, i18n);
  const under = column.under?.map((each) => textIn(each, row, i18n)).filter((each) => each !== "–");
  return (
    <>
      {column.to ? (
        <Link to={column.to(row)} className="finger font-semibold text-accent hover:underline">
          {text}
        </Link>
      ) : strong ? (
        <span className="font-semibold">{text}</span>
      ) : (
        text
      )}
      {under?.length ? (
        <span className="block text-xs break-words text-quiet">{under.join(" · ")}</span>
      ) : null}
    </>
  );
}

function textIn<Row, Totals, Kind extends ColumnKind>(
  { kind, value }: ColumnOf<Row, Totals, Kind>,
  row: Row,
  i18n: I18n,
): string {
  return valueText(kind, value(row), i18n);
}

interface SumCellsProps<Row, Totals> {
  columns: readonly Column<Row, Totals>[];
  sums: SumRow;
}

function SumCells<Row, Totals>({ columns, sums }: SumCellsProps<Row, Totals>) {
  const { t } = useI18n();
  return (
    <tr className={rowLook}>
      <th scope="row" className="text-left font-semibold md:px-4 md:py-3">
        {t(sums.name)}
      </th>
      {columns.slice(1).map((column) => {
        const sum = sums.amounts.get(column.name);
        return sum ? (
          <Cell key={column.name} column={column} heading={false}>
            <span className="font-semibold">
              <Money value={sum} signed={column.kind === "signedMoney"} />
            </span>
          </Cell>
        ) : (
          <td key={column.name} className="max-md:hidden" />
        );
      })}
    </tr>
  );
}
