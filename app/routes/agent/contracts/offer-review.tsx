import type { ContractName } from "~/components/contracts/kinds.ts";
import { PreviewNote } from "~/components/contracts/preview-note.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import type { OfferOutcome } from "./contract-changes.server.ts";

const rates = ["rate", "winRate", "lossRate"] as const;
const amounts = ["amount", "periodConsumption", "periodLoss", "singleBetAmount"] as const;
const rest = ["account", "activeCount", "minBetPeriod", "endTime"] as const;
const shown = ["account", ...rates, "period", ...amounts, ...rest.slice(1)] as const;

interface Props {
  outcome: OfferOutcome;
  name: ContractName;
  currency: string | undefined;
  pending: string | null;
}

/** All of an offer once more, before it is made (M13): a step of the same form, so that it needs no script. */
export function OfferReview({ outcome, name, currency, pending }: Props) {
  const { t } = useI18n();
  const heading = useShownMessage<HTMLHeadingElement>(outcome);
  const { values, preview } = outcome;
  const said = (field: (typeof shown)[number], value: string) => {
    if (field === "period") {
      const period = periods.find((each) => each === value) ?? "DAILY";
      return t(`agentCenter.contracts.periods.${period}`);
    }
    if (rates.some((each) => each === field)) return `${value}%`;
    const isAmount = amounts.some((each) => each === field);
    return isAmount && currency ? `${value} ${currency}` : value;
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={`font-semibold ${shownLook}`}>
        {t("agentCenter.contracts.review")}
      </h3>
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {shown.map((field) => {
          const value = values[field];
          return value ? (
            <div key={field} className="contents">
              <dt className="text-quiet max-sm:-mb-1.5">{t(`agentCenter.contracts.${field}`)}</dt>
              <dd className="figures font-semibold break-words">{said(field, value)}</dd>
            </div>
          ) : null;
        })}
      </dl>
      {preview ? <PreviewNote preview={preview} /> : null}
      {name === "dividend" ? (
        <p className="flex gap-2 text-sm text-pretty">
          <i className="icon-triangle-alert mt-0.5 size-4 shrink-0 text-gold" />
          {t("agentCenter.contracts.unpaid")}
        </p>
      ) : null}
      <div className="form-foot">
        <SubmitButton
          intent="confirm"
          text={t("agentCenter.contracts.offerNow")}
          busyText={t("agentCenter.contracts.offering")}
          pending={pending}
        />
        <Button
          type="submit"
          name="intent"
          value="change"
          busy={pending !== null}
          tone="quiet"
          size="form"
        >
          {t("agentCenter.contracts.change")}
        </Button>
      </div>
    </>
  );
}

const periods = ["DAILY", "WEEKLY", "HALF_MONTHLY", "MONTHLY"] as const;
