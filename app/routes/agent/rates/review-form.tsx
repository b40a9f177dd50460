import { Link, useSearchParams } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { usePageBusy } from "~/forms/answers/use-form-step.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { decimalText, percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { isPossible, type RateChange, type ReviewedAccount } from "./review.ts";

interface Props {
  review: readonly ReviewedAccount[];
  /** The typed rates, as fields of the form. */
  values: Readonly<Record<string, string>>;
}

/**
 * What each account has and would get, which accounts the platform would refuse, and the one confirmation for the others.
 */
export function ReviewForm({ review, values }: Props) {
  const { t, language } = useI18n();
  const busy = usePageBusy(undefined);
  const [shown] = useSearchParams();
  const back = new URLSearchParams(shown);
  back.delete("review");
  const changed = review.filter(isPossible);
  const percent = (rate: string | null) => percentText(rate ?? "0", language);
  const said = ({ type, before, after }: RateChange) =>
    `${t(`nav.${categoryKey(type)}`)} ${percent(before)} → ${percent(after)}`;
  return (
    <Form method="post" className="grid gap-4">
      <Card as="ul" className="divide-y divide-line/60">
        {review.map(({ account, changes }) => (
          <li key={account} className="grid gap-1 p-3 text-sm sm:grid-cols-[12rem_1fr]">
            <span className="font-semibold break-words">{account}</span>
            <span className="figures text-quiet">
              {changes.length > 0
                ? changes.map(said).join(" · ")
                : t("agentCenter.reports.rates.stays")}
              {changes.map(({ type, least }) =>
                least === null ? null : (
                  <span key={type} className="block text-danger">
                    {t(`nav.${categoryKey(type)}`)}:{" "}
                    {t("validation.rateTooLow", { min: decimalText(least, language) })}
                  </span>
                ),
              )}
            </span>
          </li>
        ))}
      </Card>
      {changed.map(({ account }) => (
        <input key={account} type="hidden" name="account" value={account} />
      ))}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="form-foot sm:flex">
        {changed.length > 0 ? (
          <Button type="submit" size="small" busy={busy}>
            {t("agentCenter.reports.rates.confirm", { count: changed.length })}
          </Button>
        ) : null}
        <Link to={`?${back}`} className="button button-quiet button-small">
          {t("agentCenter.reports.rates.back")}
        </Link>
      </div>
    </Form>
  );
}
