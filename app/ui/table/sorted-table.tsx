import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { type Column, headingOf } from "./column.ts";
import { type SortWord, Table, type TableProps } from "./table.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** The column that rows are sorted by, and the links to other orders. */
export interface TableSort {
  /** The `sort` of a column. */
  by: string | null;
  down: boolean;
  href: (by: string, down: boolean) => string;
}

interface Props<Row, Totals> extends Omit<TableProps<Row, Totals>, "keys" | "sorted"> {
  sort: TableSort;
}

/** A table with sortable headings and keyboard navigation, for people who use it all day. */
export function SortedTable<Row, Totals = never>({ sort, ...table }: Props<Row, Totals>) {
  const i18n = useI18n();
  const keys = useRowKeys();
  const sorted = (column: Column<Row, Totals>) =>
    column.sort
      ? {
          word: sortWord(sort, column.sort),
          link: (
            <SortLink
              sort={sort}
              by={column.sort}
              text={headingOf(column, i18n)}
              stop={!keys.walks}
            />
          ),
        }
      : null;
  return <Table {...table} keys={keys} sorted={sorted} />;
}

function sortWord({ by, down }: TableSort, column: string): SortWord {
  if (column !== by) return "none";
  return down ? "descending" : "ascending";
}

/** Sorts by this column: descending, and ascending after a second click. */
function SortLink(props: { sort: TableSort; by: string; text: string; stop: boolean }) {
  const { sort, by, text, stop } = props;
  const now = sort.by === by;
  const icon = sort.down ? "icon-arrow-down" : "icon-arrow-up";
  return (
    <Link
      to={sort.href(by, now ? !sort.down : true)}
      tabIndex={stop ? undefined : -1}
      preventScrollReset
      className={clsx("finger inline-flex items-center gap-1 hover:text-ink", now && "text-ink")}
    >
      {text}
      {now ? <i className={`${icon} size-3.5`} /> : null}
    </Link>
  );
}
