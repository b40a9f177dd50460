import { changedTerms } from "~/components/contracts/changed-terms.ts";
import { nameOfKind } from "~/components/contracts/kinds.ts";
import { graphql } from "~/graphql/generated";
import type { ContractChangeFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

graphql(`
  fragment ContractChangeFacts on ContractChange {
    id
    kind
    action
    by
    at
    from
    to
    before {
      ...ContractTermsFacts
    }
    after {
      ...ContractTermsFacts
    }
  }
`);

/** Who did what to the contracts, when, and from which terms to which; latest first. */
export function Changes({ changes }: { changes: readonly ContractChangeFactsFragment[] }) {
  const i18n = useI18n();
  const { t, date } = i18n;
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="contract-changes" className="mt-8">
      <h2 id="contract-changes" className="mb-3 text-lg font-bold">
        {t("agentCenter.contracts.changes")}
      </h2>
      <ol className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {changes.map(({ id, kind, action, by, at, from, to, before, after }) => (
          <li key={id} className="border-t border-line/60 pt-2 text-sm">
            <p className="figures text-xs text-quiet">
              {at == null ? "–" : date(at, "momentInZone")}
            </p>
            <p className="font-semibold break-words">
              {t(`agentCenter.contracts.kinds.${nameOfKind(kind)}`)} · {from} → {to}
            </p>
            <p className="break-words">
              {t(`agentCenter.contracts.actions.${action}`)} · {by}
            </p>
            <ul className="figures text-quiet">
              {changedTerms(before ?? null, after ?? null, i18n).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
