import { type GivenKey, type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";

interface Props {
  query: Pick<RecordQuery, "range">;
  /** From when on there are entries, in ms; null where the platform does not say. */
  since: number | null | undefined;
  /** The key of the text; it contains `since`. */
  text?: MessageKey;
}

/** How far back entries go, where the days that are shown begin before (A125). */
export function SinceNote({ query, since, text = "member.since" }: Props) {
  const { t, date } = useI18n();
  if (since == null || since <= query.range.from) return null;
  return (
    <p className="mb-3 text-sm text-quiet">
      {t(text satisfies GivenKey, { since: date(since, "momentInZone") })}
    </p>
  );
}
