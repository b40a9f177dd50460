import { Link, useSearchParams } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { usePageBusy } from "~/forms/answers/use-form-step.ts";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { decimalText, percentText } from "~/i18n/decimal-text.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { isPossible, type Review } from "./review.ts";

interface Props {
  review: Review;
  /** The typed rates, as fields of the form. */
  values: Readonly<Record<string, string>>;
  /** The day that was typed, and what is wrong with it. */
  start: { day: string; error: RefusedField | undefined } | null;
}

/**
 * What each account has and would get, from which day on and what that would have come to, which accounts the platform
 * would refuse, and the one confirmation for the others.
 */
export function ReviewForm({ review, values, start }: Props) {
  const { t, language } = useI18n();
  const busy = usePageBusy(undefined);
  const [shown] = useSearchParams();
  const back = new URLSearchParams(shown);
  back.delete("review");
  const changed = review.accounts.filter(isPossible);
  const percent = (rate: string | null | undefined) => percentText(rate ?? "0", language);
  return (
    <Form method="post" noValidate className="grid gap-4">
      <Card as="ul" className="divide-y divide-line/60">
        {review.accounts.map(({ account, changes, more }) => (
          <li key={account} className="grid gap-1 p-3 text-sm sm:grid-cols-[12rem_1fr]">
            <span className="font-semibold break-words">{account}</span>
            <span className="figures text-quiet">
              {changes.length > 0
                ? changes
                    .map(
                      ({ type, before, after }) =>
                        `${t(`nav.${categoryKey(type)}`)} ${percent(before)} → ${percent(after)}`,
                    )
                    .join(" · ")
                : t("agentCenter.reports.rates.stays")}
              {changes.map(({ type, least }) =>
                least ? (
                  <span key={type} className="block text-danger">
                    {t(`nav.${categoryKey(type)}`)}:{" "}
                    {t("validation.rateTooLow", { min: decimalText(least, language) })}
                  </span>
                ) : null,
              )}
              {review.accounts.length > 1 && changes.length > 0 && more ? (
                <Effect of={more} />
              ) : null}
            </span>
          </li>
        ))}
      </Card>
      <EffectOfAll review={review} />
      {changed.length === 0 ? null : review.startsOn ? (
        <div className="max-w-xs">
          <TextField
            id="rates-from"
            name="from"
            type="date"
            label={t("agentCenter.reports.rates.from")}
            figures
            min={review.startsOn}
            defaultValue={start?.day || review.startsOn}
            error={start?.error}
          />
        </div>
      ) : (
        <p className="text-sm text-quiet">{t("agentCenter.reports.rates.atOnce")}</p>
      )}
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

/** What one account would have received more or less. */
function Effect({ of }: { of: MoneyValue }) {
  return <span className="block">{useEffectText()(of)}</span>;
}

/** What all accounts would have received more or less, and in which days. */
function EffectOfAll({ review: { from, to, total } }: { review: Review }) {
  const { t, date } = useI18n();
  const text = useEffectText();
  if (!from || !to || !total) return null;
  const day = (each: string) => date(Date.parse(`${each}T12:00:00Z`), "day", "+00:00");
  return (
    <p className="text-sm">
      <span className="figures font-semibold">{text(total)}</span>{" "}
      <span className="text-quiet">
        {t("agentCenter.reports.rates.effectDays", { from: day(from), to: day(to) })}
      </span>
    </p>
  );
}

function useEffectText(): (of: MoneyValue) => string {
  const { t, money } = useI18n();
  return ({ amount, currency }) => {
    const size = money({ amount: amount.replace(/^-/, ""), currency });
    if (Number(amount) === 0) return t("agentCenter.reports.rates.effect.same");
    return t(`agentCenter.reports.rates.effect.${amount.startsWith("-") ? "less" : "more"}`, {
      amount: size,
    });
  };
}
