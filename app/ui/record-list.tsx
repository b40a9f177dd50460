import Inbox from "lucide-react/icons/inbox";
import type { Key, ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { EmptyBlock } from "./empty-block.tsx";

export interface Column<T> {
  /** Its heading. */
  head: string;
  cell: (row: T) => ReactNode;
  /** Figures stand at the right. */
  figures?: boolean;
}

interface Props<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => Key;
}

/** Records as a table; on a phone each row becomes a card with its headings beside the values. */
export function RecordList<T>({ caption, columns, rows, keyOf }: Props<T>) {
  const { t } = useI18n();
  if (rows.length === 0) {
    return (
      <EmptyBlock
        icon={<Inbox className="size-7" aria-hidden="true" />}
        title={t("member.empty")}
        text={t("member.emptyText")}
      />
    );
  }
  return (
    <div className="overflow-hidden rounded-card border border-line/60 bg-surface">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-left text-xs text-quiet max-md:sr-only">
          <tr>
            {columns.map(({ head, figures }) => (
              <th
                key={head}
                scope="col"
                className={`px-4 py-3 font-semibold ${figures ? "text-right" : ""}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line/60 max-md:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="max-md:grid max-md:gap-1.5 max-md:p-4">
              {columns.map(({ head, cell, figures }) => (
                <td
                  key={head}
                  className={`max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:px-4 md:py-3 ${figures ? "figures md:text-right" : ""}`}
                >
                  <span aria-hidden="true" className="text-xs text-quiet md:hidden">
                    {head}
                  </span>
                  <span className="min-w-0 max-md:text-right">{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
