import { Link, useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { MoneyValue } from "~/i18n/format.ts";
import type { I18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/text/money.tsx";
import {
  type Column,
  type ColumnKind,
  type ColumnOf,
  headingOf,
  isAmount,
  isFigure,
  type Trend,
  valueText,
} from "./column.ts";

type Heading = Pick<Column<never>, "name" | "kind" | "align" | "brief">;

const atEnd = ({ kind, align }: Heading) => (align ? align === "end" : isFigure(kind));

/** The heading and classes that all cells of a column share (`styles/tables.css`). */
interface Head {
  text: string;
  look: string | undefined;
}

export const headOf = (
  column: Heading,
  i18n: Pick<I18n, "t" | "zone">,
  lead: string | null,
  times = 1,
  further = false,
): Head => ({
  text: headingOf(column, i18n),
  look:
    clsx(
      // A single time needs no label; with two, each has its own.
      column.kind === "time" && times > 1 && "named",
      isFigure(column.kind) && "figure",
      (column.kind === "time" || column.kind === "day" || column.kind === "status") && "whole",
      atEnd(column) && "at-end",
      column.kind === "trend" && "trend",
      column.name === lead && "lead",
      further && "further",
      column.brief && column.kind === "text" && "gist",
    ) || undefined,
});

interface CellProps {
  head: Head | undefined;
  /** Whether the cell is the row's header. */
  heading: boolean;
  /** Whether the cell is empty; on a phone it is then hidden. */
  blank?: boolean;
  /** What is beside the content. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Cell({ head, heading, blank = false, beside, children }: CellProps) {
  const Tag = heading ? "th" : "td";
  return (
    <Tag
      scope={heading ? "row" : undefined}
      className={clsx(head?.look, blank && "nought") || undefined}
    >
      <span aria-hidden="true" className="label">
        {head?.text}
      </span>
      <span>{children}</span>
      {beside}
    </Tag>
  );
}

interface ContentProps<Row, Totals, Kind extends ColumnKind> {
  column: ColumnOf<Row, Totals, Kind>;
  row: Row;
  i18n: I18n;
  strong: boolean;
  /** Whether links are tab stops. */
  stops: boolean;
  /** Decimals of the column's amounts (`digitsOf`). */
  digits: number;
}

const isTrend = (value: unknown): value is Trend =>
  typeof value === "object" && value !== null && "line" in value;

interface UnfoldProps {
  i18n: I18n;
  stop: boolean;
}

/** On a phone unfolds the row's further values (N14): `styles/tables.css` shows them while it is open. */
export function Unfold({ i18n, stop }: UnfoldProps) {
  return (
    <details className="unfold">
      <summary aria-label={i18n.t("member.allValues")} tabIndex={stop ? undefined : -1}>
        <i className="icon-chevron-down size-4" />
      </summary>
    </details>
  );
}

/** The content of a cell: text, amount or link, with the smaller values below it. */
export function Content<Row, Totals, Kind extends ColumnKind>(
  props: ContentProps<Row, Totals, Kind>,
) {
  const { column, row, i18n, strong, stops, digits } = props;
  const value = column.value(row);
  const text = valueText(column.kind, value, i18n, digits);
  const amount = isAmount(value) ? value : null;
  const shown = isTrend(value) ? (
    <svg role="img" viewBox="0 0 44 18" className="sparkline">
      <title>{text}</title>
      <path d={`M0 ${value.zero}H44`} className="stroke-quiet/40" />
      <path d={value.line} />
    </svg>
  ) : amount ? (
    <AmountIn column={column} value={amount} stop={stops && !column.to} digits={digits} />
  ) : column.kind === "signedCount" && typeof value === "number" && value !== 0 ? (
    <span className={clsx("font-semibold", value < 0 ? "text-danger" : "text-gain")}>{text}</span>
  ) : (
    text
  );
  const under = column.under?.map((each) => textIn(each, row, i18n)).filter((each) => each !== "–");
  return (
    <>
      {column.to ? (
        <RowLink to={column.to} row={row} figure={isFigure(column.kind)} stop={stops}>
          {shown}
        </RowLink>
      ) : (
        <span
          className={clsx(strong && "font-semibold", column.kind === "day" && "whitespace-nowrap")}
        >
          {shown}
        </span>
      )}
      {under?.length ? <span className="under">{under.join(" · ")}</span> : null}
    </>
  );
}

interface AmountInProps {
  column: Pick<Column<never>, "kind" | "side">;
  value: MoneyValue;
  stop: boolean;
  digits: number;
}

function AmountIn({ column: { kind, side }, value, stop, digits }: AmountInProps) {
  const signed = kind === "signedMoney";
  const amount = (
    <Money value={value} signed={signed} plain={side !== undefined} stop={stop} digits={digits} />
  );
  // Zero and empty values are shown in a quieter colour.
  return !signed && Number(value.amount) === 0 ? (
    <span className="text-quiet">{amount}</span>
  ) : (
    amount
  );
}

interface RowLinkProps<Row> {
  to: (row: Row, shown: URLSearchParams) => string | null;
  row: Row;
  figure: boolean;
  stop: boolean;
  children: ReactNode;
}

function RowLink<Row>({ to, row, figure, stop, children }: RowLinkProps<Row>) {
  const href = to(row, useSearchParams()[0]);
  return href === null ? (
    <span className={clsx(!figure && "font-semibold")}>{children}</span>
  ) : (
    <Link
      to={href}
      tabIndex={stop ? undefined : -1}
      className={clsx("finger", figure ? "drill" : "font-semibold text-accent hover:underline")}
    >
      {children}
    </Link>
  );
}

function textIn<Row, Totals, Kind extends ColumnKind>(
  { kind, value }: ColumnOf<Row, Totals, Kind>,
  row: Row,
  i18n: I18n,
): string {
  return valueText(kind, value(row), i18n);
}
