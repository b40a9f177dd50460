import type { ContractName } from "~/components/contracts/kinds.ts";
import { PreviewNote } from "~/components/contracts/preview-note.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/use-agent-offers.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import type { OfferOutcome } from "./contract-changes.server.ts";
import { OfferReview } from "./offer-review.tsx";

interface Props {
  name: ContractName;
  /** What the form begins with. */
  start: Readonly<Record<string, string>>;
  /** What the page's own form came to, where there is no script. */
  before: OfferOutcome | undefined;
  idempotencyKey: string;
}

const periods = ["DAILY", "WEEKLY", "HALF_MONTHLY", "MONTHLY"] as const;
const limits = ["amount", "periodConsumption", "periodLoss"] as const;
const counts = ["activeCount", "minBetPeriod"] as const;

const realTimeNames = ["account", "winRate", "lossRate", "singleBetAmount"] as const;
const periodNames = ["account", "rate", "endTime", ...limits, ...counts] as const;

/** Offers a contract to somebody directly below (C48–C51, D-28, D-29); what it would have paid is one press away. */
export function OfferForm({ name, start, before, idempotencyKey }: Props) {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const offers = useAgentOffers();
  const step = useFetcherFormStep(`offer-${name}`, before);
  const { fetcher, form, problem, pending } = step;
  const outcome = step.outcome as OfferOutcome | undefined;
  const values = outcome?.values ?? start;
  const currency = viewer?.balance?.money.currency;
  const field = (
    of: "account" | "rate" | "winRate" | "lossRate" | "singleBetAmount" | (typeof limits)[number],
    optional = false,
  ) => (
    <TextField
      id={`offer-${of}`}
      name={of}
      label={t(`agentCenter.contracts.${of}`)}
      autoComplete="off"
      optional={optional}
      figures={of !== "account"}
      inputMode={of === "account" ? "text" : "decimal"}
      maxLength={of === "account" ? 60 : 16}
      defaultValue={values[of]}
      error={errorIn(problem, of)}
      // The bound of a rate is no amount.
      {...(currency && (of === "singleBetAmount" || limits.some((each) => each === of))
        ? { currency }
        : {})}
    />
  );
  return (
    <Card as="section" aria-labelledby="offer-title" pad="roomy">
      <h2 id="offer-title" className="text-lg font-bold">
        {t("agentCenter.contracts.offer")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{t("agentCenter.contracts.offerText")}</p>
      <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
        <input
          type="hidden"
          name="idempotencyKey"
          value={outcome?.idempotencyKey ?? idempotencyKey}
        />
        <FormErrorSummary
          fields={name === "realTimeSalary" ? realTimeNames : periodNames}
          problem={problem}
          contacts={contacts}
          words={{ STATE_CHANGED: "agentCenter.contracts.waitsAlready" }}
        />
        {outcome?.review ? (
          <OfferReview outcome={outcome} name={name} currency={currency} pending={pending} />
        ) : (
          fields()
        )}
      </fetcher.Form>
    </Card>
  );

  function fields() {
    return (
      <>
        {field("account")}
        {name === "realTimeSalary" ? (
          <>
            <div className="grid grid-cols-2 gap-3">
              {field("winRate")}
              {field("lossRate")}
            </div>
            {field("singleBetAmount", true)}
          </>
        ) : (
          <>
            <div className="grid grid-cols-2 gap-3">
              {field("rate")}
              <div>
                <FieldLabel htmlFor="offer-period" text={t("agentCenter.contracts.period")} />
                <select
                  id="offer-period"
                  name="period"
                  defaultValue={values.period ?? "DAILY"}
                  className="field"
                >
                  {periods.map((each) => (
                    <option key={each} value={each}>
                      {t(`agentCenter.contracts.periods.${each}`)}
                    </option>
                  ))}
                </select>
              </div>
            </div>
            <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
              {limits.map((each) => (
                <div key={each}>{field(each, true)}</div>
              ))}
              {counts.map((each) => (
                <TextField
                  key={each}
                  id={`offer-${each}`}
                  name={each}
                  label={t(`agentCenter.contracts.${each}`)}
                  autoComplete="off"
                  optional
                  figures
                  inputMode="numeric"
                  maxLength={6}
                  defaultValue={values[each]}
                  error={errorIn(problem, each)}
                />
              ))}
              <TextField
                id="offer-endTime"
                name="endTime"
                type="date"
                label={t("agentCenter.contracts.endTime")}
                optional
                figures
                defaultValue={values.endTime}
                error={errorIn(problem, "endTime")}
              />
            </div>
          </>
        )}
        {offers("CONTRACT_PREVIEW") ? (
          <Button
            type="submit"
            name="intent"
            value="preview"
            busy={pending === "preview"}
            tone="quiet"
            size="small"
          >
            {t("agentCenter.contracts.preview.ask")}
          </Button>
        ) : null}
        {outcome?.preview ? <PreviewNote preview={outcome.preview} /> : null}
        <SubmitButton
          intent="offer"
          text={t("agentCenter.contracts.toReview")}
          busyText={t("agentCenter.contracts.checking")}
          pending={pending}
        />
      </>
    );
  }
}
