import { decimalText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";

/**
 * Contracts that were given at a higher rate than the agent's own rate is now (A132). The agent pays the
 * difference.
 */
export function AboveOwn({ given }: { given: readonly { account: string; rate: string }[] }) {
  const { t, language } = useI18n();
  const rateText = (rate: string) =>
    rate
      .split(" / ")
      .map((each) => decimalText(each, language))
      .join(" / ");
  return (
    <Card as="section" role="alert" pad="snug" className="border-gold/60">
      <p className="flex gap-2.5 text-sm font-semibold text-pretty">
        <i className="icon-triangle-alert mt-0.5 size-4.5 shrink-0 text-gold" />
        {t("agentCenter.contracts.aboveOwn")}
      </p>
      <ul className="mt-2 grid gap-1 pl-7 text-sm">
        {given.map(({ account, rate }) => (
          <li key={account} className="figures">
            {account}: {rateText(rate)}%
          </li>
        ))}
      </ul>
    </Card>
  );
}
