import { Link, useSearchParams } from "@remix-run/react";
import type { LinkBroughtFragment } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import type { Before } from "~/routes/agent/report/compared-strip.tsx";
import { useArrived } from "~/ui/hooks/use-arrived.ts";
import { Card } from "~/ui/layout/card.tsx";
import { accountsHref, countNames, rateOf, steps } from "./columns.ts";
import { useLeads } from "./use-leads.ts";

interface Props {
  totals: LinkBroughtFragment;
  /** The link that it is about; null for all, whose accounts are on no one list. */
  code: string | null;
  /** The same of the days that they are compared with. */
  before: Before<LinkBroughtFragment> | null;
}

/** From a visit to the second deposit (N20): how many took each step in these days, beside the step before it and other days. */
export function Funnel({ totals, code, before }: Props) {
  const { t, language } = useI18n();
  const [shown] = useSearchParams();
  const leads = useLeads() && code !== null;
  const earlier = useArrived(before?.found ?? null)?.earlier?.totals;
  const longest = Math.max(...steps.map((step) => totals[step]), 1);
  return (
    <section aria-label={t("agentCenter.links.funnel")} className="mb-4">
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {steps.map((step) => {
          const rate = rateOf(totals, step);
          const value = numberText(totals[step], language);
          return (
            <Card as="li" key={step} pad="snug">
              <p className="text-xs text-quiet">{t(countNames[step] satisfies GivenKey)}</p>
              <p className="figures mt-1 text-lg font-bold whitespace-nowrap">
                {leads && code ? (
                  <Link className="drill finger" to={accountsHref(step, { link: code }, shown)}>
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </p>
              <div aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-raised">
                <div
                  className="h-full rounded-full bg-accent"
                  style={{ width: `${(100 * totals[step]) / longest}%` }}
                />
              </div>
              {earlier ? (
                <div className="figures mt-1 text-xs text-quiet">
                  <ChangeNote now={totals[step]} before={earlier[step]} />
                </div>
              ) : null}
              <p className="mt-1 text-xs text-quiet">
                {step === "visits" || rate === null
                  ? "\u00a0"
                  : t(`agentCenter.links.of.${step}`, { rate: percentText(rate, language) })}
              </p>
            </Card>
          );
        })}
      </ol>
      <p className="mt-2 text-xs text-quiet">{t("agentCenter.links.funnelNote")}</p>
    </section>
  );
}
