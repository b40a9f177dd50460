import { Await } from "@remix-run/react";
import { type ComponentProps, Suspense } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Compared } from "~/reports/compare/compare.ts";
import type { RowChanges } from "~/reports/compare/row-changes.ts";
import { type Figures, TotalStrip } from "~/reports/compare/total-strip.tsx";
import type { LatePart } from "~/reports/use-late-part.ts";

/** The report of the days that are compared with. */
export interface Before<Totals> {
  found: Found<Totals> | null | Promise<Found<Totals> | null>;
  /** How the rows changed. */
  changes: LatePart<RowChanges>;
}

interface Found<Totals> {
  days: Compared;
  /** Null where it could not be loaded. */
  earlier: { totals?: Totals | null } | null;
  /** From when on there are figures, in ms, where these days begin before (N27). */
  cut: number | null;
}

type Strip<Row, Totals> = Omit<
  ComponentProps<typeof TotalStrip<Row, Totals>>,
  "before" | "more"
> & {
  /** Figures before the totals. */
  figures?: ((totals: Totals, before: Totals | null) => Figures) | undefined;
};

/** The totals, beside those of other days where the address compares with some (N6). */
export function ComparedStrip<Row, Totals>({
  before,
  figures,
  ...columns
}: Strip<Row, Totals> & { before: Before<Totals> | null | undefined }) {
  const { t, date } = useI18n();
  const { totals } = columns;
  const stripOf = (earlier: Totals | null) => (
    <TotalStrip {...columns} before={earlier} more={totals && figures?.(totals, earlier)} />
  );
  if (!before) return stripOf(null);
  const { found } = before;
  const shown = (known: Found<Totals> | null) => (
    <>
      {stripOf(known?.earlier?.totals ?? null)}
      <p className="-mt-2 mb-4 text-xs text-quiet">
        {known?.earlier?.totals
          ? t("agentCenter.reports.compare.shown", {
              from: textOf(known.days.from),
              to: textOf(known.days.to),
            })
          : known?.cut
            ? t("agentCenter.reports.compare.cut", { since: date(known.cut, "momentInZone") })
            : t("agentCenter.reports.compare.failed")}
        {known?.days.hours === "same" ? (
          <span> {t("agentCenter.reports.overview.sameHours")}</span>
        ) : null}
        {known?.days.hours === "unknown" ? (
          <span> {t("agentCenter.reports.compare.hoursUnknown")}</span>
        ) : null}
      </p>
    </>
  );
  if (!(found instanceof Promise)) return shown(found);
  return (
    <Suspense fallback={stripOf(null)}>
      <Await resolve={found}>{shown}</Await>
    </Suspense>
  );
}

const textOf = (end: string) => end.slice(0, 16).replace("T", " ");
