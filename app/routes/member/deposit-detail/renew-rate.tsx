import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button } from "~/ui/controls/button.tsx";
import { rateForm } from "./rate-form.ts";

interface Props {
  id: string;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** A rate that has run out, and the button that gets a new one (CA115). */
export function RenewRate({ id, before }: Props) {
  const { t, money } = useI18n();
  const fetcher = useFormFetcher<Outcome>(rateForm(id));
  const offered = useOffers()("RENEW_DEPOSIT_RATE");
  const outcome = fetcher.answer ?? (before?.id === rateForm(id) ? before : undefined);
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="flex gap-2.5 text-sm font-semibold text-pretty">
        <i className="icon-clock size-4.5 shrink-0 text-gold" />
        {t("cashier.deposit.rateOver")}
      </p>
      {offered ? (
        <fetcher.Form method="post">
          <Button type="submit" name="intent" value="renewRate" busy={fetcher.busy}>
            {t("cashier.deposit.renewRate")}
          </Button>
        </fetcher.Form>
      ) : (
        <p className="text-sm text-pretty">{t("cashier.deposit.rateAgain")}</p>
      )}
      <AnswerText of={outcome}>
        {outcome && outcome.kind !== "done" ? outcomeText(outcome, { t, money }) : null}
      </AnswerText>
    </div>
  );
}
