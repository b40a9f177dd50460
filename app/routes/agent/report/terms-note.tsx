import { useI18n } from "~/i18n/i18n.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

export type Term = "ggr" | "ngr" | "hold" | "playersProfit";

/** Explains the house terms where they stand, and from which side a figure is good (N4). */
export function TermsNote({ terms }: { terms: readonly Term[] }) {
  const { t } = useI18n();
  return (
    <Disclosure
      className="mb-4 text-sm print:hidden"
      look="finger inline-flex items-center gap-1.5 text-quiet hover:text-ink"
      arrow="size-4"
      summary={t("agentCenter.reports.terms.title")}
    >
      <dl className="grid max-w-prose gap-2 pt-2">
        {terms.map((term) => (
          <div key={term}>
            <dt className="font-semibold">{t(`agentCenter.reports.terms.${term}`)}</dt>
            <dd className="text-quiet">{t(`agentCenter.reports.terms.${term}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
