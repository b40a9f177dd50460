import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";

interface Props {
  query: Pick<RecordQuery, "range">;
  /** From when on the figures are whole, in ms; null where they always are. */
  since: number | null | undefined;
  children: ReactNode;
}

/** Figures of days: before they begin there are none instead of zeros, and days that lack some of them say so (N27). */
export function WholeSince({ query, since, children }: Props) {
  const { t, date } = useI18n();
  if (since != null && since >= query.range.to) {
    return (
      <EmptyBlock
        icon={<i className="icon-calendar size-7" />}
        title={t("agentCenter.reports.noneBefore", { since: date(since, "momentInZone") })}
      />
    );
  }
  return (
    <>
      <SinceNote query={query} since={since} text="agentCenter.reports.cutSince" />
      {children}
    </>
  );
}
