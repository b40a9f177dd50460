import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import type { AccountResult } from "./change-rates.server.ts";

interface Props {
  results: readonly AccountResult[];
  /** The first day on which the new rates hold, as YYYY-MM-DD; null where they hold at once. */
  holdFrom: string | null;
}

/** What became of each account: changed, and from when on, or why not. */
export function ResultList({ results, holdFrom }: Props) {
  const { t, date } = useI18n();
  const day = holdFrom && date(Date.parse(`${holdFrom}T12:00:00Z`), "day", "+00:00");
  const refused = results.filter(({ problem }) => problem !== null);
  return (
    <div className="mb-5 grid gap-3">
      <DoneNote of={results} className="">
        {t("agentCenter.reports.rates.changed", { count: results.length - refused.length })}{" "}
        {day ? <span>{t("agentCenter.reports.rates.hold", { day })}</span> : null}
      </DoneNote>
      {refused.length > 0 ? (
        <div
          role="alert"
          className="rounded-control border border-danger/50 bg-danger/10 p-3 text-sm"
        >
          <p className="font-semibold">
            {t("agentCenter.reports.rates.refused", { count: refused.length })}
          </p>
          <ul className="mt-1 grid gap-1">
            {refused.map(({ account, problem }) => (
              <li key={account}>
                {account}: {problem ? <span>{refusalText(problem, t)}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
