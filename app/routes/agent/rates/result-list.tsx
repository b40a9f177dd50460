import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import type { AccountResult } from "./change-rates.server.ts";

/** What became of each account: changed, or why not. */
export function ResultList({ results }: { results: readonly AccountResult[] }) {
  const { t } = useI18n();
  const refused = results.filter(({ problem }) => problem !== null);
  return (
    <div className="mb-5 grid gap-3">
      <DoneNote of={results} className="">
        {t("agentCenter.reports.rates.changed", { count: results.length - refused.length })}
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
