import { graphql } from "~/graphql/generated";
import type { KindOfLimitsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import type { LimitOutcome } from "./limit-changes.server.ts";
import { LimitRow } from "./limit-row.tsx";

graphql(`
  fragment KindOfLimits on LimitsOfKind {
    kind
    readAt
    periods {
      ...LimitOfPeriod
    }
  }
`);

interface Props {
  limits: KindOfLimitsFragment;
  now: number;
  /** The refusal of a change that was sent without JavaScript. */
  before: LimitOutcome | undefined;
}

/** The limits of one kind: what it counts, a row for each period, and as of when the use is known (G1). */
export function KindSection({ limits: { kind, readAt, periods }, now, before }: Props) {
  const { t, date } = useI18n();
  const deposits = kind === "DEPOSIT";
  const note =
    kind === "SESSION_TIME" || kind === "STAKE"
      ? null
      : readAt == null
        ? t(deposits ? "protection.unknown" : "protection.playUnknown")
        : t(deposits ? "protection.asOf" : "protection.playAsOf", { at: date(readAt) });
  return (
    <div className="mb-10">
      <h2 id={`limits-${kind}`} className="text-xl font-bold tracking-tight">
        {t(`protection.kind.${kind}`)}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-quiet text-pretty">
        {kind === "DEPOSIT" ? t("protection.lead") : t(`protection.kindLead.${kind}`)}
      </p>
      <Card as="ul" className="divide-y divide-line/60">
        {periods.map((limit) => (
          <LimitRow
            // A new state of the limit empties its field.
            key={`${limit.period} ${JSON.stringify(limit.limit)} ${limit.request?.requestedAt}`}
            limit={limit}
            now={now}
            before={before?.kind === kind && before.period === limit.period ? before : undefined}
          />
        ))}
      </Card>
      {note === null ? null : <p className="mt-4 text-sm text-quiet">{note}</p>}
    </div>
  );
}
