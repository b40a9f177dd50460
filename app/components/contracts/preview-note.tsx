import { graphql } from "~/graphql/generated";
import type { PreviewFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import { Money } from "~/ui/text/money.tsx";

graphql(`
  fragment PreviewFacts on ContractPreview {
    periods
    paid
    base {
      ...Money
    }
    amount {
      ...Money
    }
  }
`);

/** Shows what a contract would have paid for last week (CA67), so that the viewer can judge its rates. */
export function PreviewNote({ preview }: { preview: PreviewFactsFragment }) {
  const { t, money } = useI18n();
  const message = useShownMessage<HTMLDivElement>(preview);
  const { periods, paid, base, amount } = preview;
  return (
    <div
      ref={message}
      role="status"
      tabIndex={-1}
      className={`mt-3 rounded-control border border-accent/50 bg-raised p-3 ${shownLook}`}
    >
      <p className="text-xs text-quiet">{t("agentCenter.contracts.preview.title")}</p>
      <p className="figures text-lg font-bold">
        <Money value={amount} />
      </p>
      <p className="figures text-xs text-quiet">
        {t("agentCenter.contracts.preview.base", { base: money(base) })}
        {periods > 1 ? (
          <span> {t("agentCenter.contracts.preview.periods", { paid, periods })}</span>
        ) : null}
      </p>
    </div>
  );
}
