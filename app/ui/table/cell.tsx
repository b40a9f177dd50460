import { Link, useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type I18n, useI18n } from "~/i18n/i18n.tsx";
import { Money } from "~/ui/money.tsx";
import {
  type Column,
  type ColumnKind,
  type ColumnOf,
  headingOf,
  isFigure,
  valueText,
} from "./column.ts";

export type Heading = Pick<Column<never>, "name" | "kind" | "align">;

export const atEnd = ({ kind, align }: Heading) => (align ? align === "end" : isFigure(kind));

/** How much room the cells of wide screens have; on a phone those of a dense table stand two beside each other. */
export const pads = {
  roomy: {
    cell: "md:px-4 md:py-3",
    head: "px-4 py-3",
    row: "max-md:grid max-md:gap-1.5 max-md:p-4",
  },
  dense: {
    cell: "md:px-3 md:py-1.5",
    head: "px-3 py-2",
    row: "max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1 max-md:p-3",
  },
} as const;

interface CellProps {
  column: Heading;
  /** Whether it names its row. */
  heading: boolean;
  dense: boolean;
  children: ReactNode;
}

export function Cell({ column, heading, dense, children }: CellProps) {
  const i18n = useI18n();
  const Tag = heading ? "th" : "td";
  return (
    <Tag
      scope={heading ? "row" : undefined}
      className={clsx(
        pads[dense ? "dense" : "roomy"].cell,
        dense
          ? "max-md:block"
          : "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4",
        dense && heading && "max-md:col-span-2",
        heading && "text-left font-normal",
        isFigure(column.kind) && "figures md:whitespace-nowrap",
        atEnd(column) && "md:text-right",
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          "text-quiet md:hidden",
          dense ? "block text-2xs" : "text-xs",
          dense && heading && "hidden",
        )}
      >
        {headingOf(column, i18n)}
      </span>
      <span className={clsx("min-w-0", !dense && "max-md:text-right")}>{children}</span>
    </Tag>
  );
}

interface ContentProps<Row, Totals, Kind extends ColumnKind> {
  column: ColumnOf<Row, Totals, Kind>;
  row: Row;
  i18n: I18n;
  strong: boolean;
}

/** What a row has in a column, as text, amount or link, with what stands beneath it. */
export function Content<Row, Totals, Kind extends ColumnKind>(
  props: ContentProps<Row, Totals, Kind>,
) {
  const { column, row, i18n, strong } = props;
  const value = column.value(row);
  const text = valueText(column.kind, value, i18n);
  const amount = value !== null && typeof value === "object" ? value : null;
  const shown =
    column.kind === "signedMoney" && amount ? (
      <Money value={amount} signed />
    ) : amount && Number(amount.amount) === 0 ? (
      // What is nothing steps back behind what is something.
      <span className="text-quiet">{text}</span>
    ) : (
      text
    );
  const under = column.under?.map((each) => textIn(each, row, i18n)).filter((each) => each !== "–");
  return (
    <>
      {column.to ? (
        <RowLink to={column.to} row={row}>
          {shown}
        </RowLink>
      ) : strong ? (
        <span className="font-semibold">{shown}</span>
      ) : (
        shown
      )}
      {under?.length ? (
        <span className="block text-xs break-words text-quiet">{under.join(" · ")}</span>
      ) : null}
    </>
  );
}

interface RowLinkProps<Row> {
  to: (row: Row, shown: URLSearchParams) => string | null;
  row: Row;
  children: ReactNode;
}

function RowLink<Row>({ to, row, children }: RowLinkProps<Row>) {
  const href = to(row, useSearchParams()[0]);
  return href === null ? (
    <span className="font-semibold">{children}</span>
  ) : (
    <Link to={href} className="finger font-semibold text-accent hover:underline">
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
