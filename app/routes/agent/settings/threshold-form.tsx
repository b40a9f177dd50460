import { useShell } from "~/components/shell/use-shell.ts";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { OwnThresholdsFragment } from "~/graphql/generated/graphql";
import { decimalText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { attentionKinds } from "~/routes/agent/attention/kinds.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import type { SettingsOutcome } from "./change-settings.server.ts";

graphql(`
  fragment OwnThresholds on OwnThresholds {
    bigWin {
      ...Money
    }
    deposit {
      ...Money
    }
    withdrawal {
      ...Money
    }
    inactiveDays
    inactiveMembers
    newDays
    pendingDays
    without
    hour
  }
`);

interface Props {
  thresholds: OwnThresholdsFragment;
  before: SettingsOutcome | undefined;
}

const days = ["inactiveDays", "newDays", "pendingDays"] as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const amounts = ["bigWin", "deposit", "withdrawal"] as const;

/** From when on the team's amounts and pauses need the agent (N8). */
export function ThresholdForm({ thresholds, before }: Props) {
  const { t, language, zone } = useI18n();
  const { viewer } = useShell();
  const mine = before?.of === "thresholds" ? before : undefined;
  const currency = viewer?.balance?.money?.currency;
  const shown = (name: (typeof amounts)[number]) => {
    const amount = thresholds[name]?.amount.replace(/\.00$/, "");
    return amount === undefined ? "" : decimalText(amount, language);
  };
  return (
    <Card as="section" aria-labelledby="thresholds" className="p-4">
      <h2 id="thresholds" className="font-semibold">
        {t("agentCenter.settings.thresholds")}
      </h2>
      <p className="mt-1 mb-3 text-sm text-quiet">{t("agentCenter.settings.thresholdsText")}</p>
      <Form method="post" noValidate preventScrollReset className="grid max-w-md gap-4">
        <FormErrorSummary
          fields={["bigWin", "deposit", "withdrawal", ...days]}
          problem={mine?.problem}
        />
        {amounts.map((name) => (
          <TextField
            key={name}
            id={`threshold-${name}`}
            name={name}
            label={[t(`agentCenter.settings.${name}`), currency].filter(Boolean).join(", ")}
            inputMode="decimal"
            optional
            figures
            currency={currency}
            defaultValue={mine?.values[name] ?? shown(name)}
            error={errorIn(mine?.problem, name)}
          />
        ))}
        {days.map((name) => (
          <TextField
            key={name}
            id={`threshold-${name}`}
            name={name}
            label={t(`agentCenter.settings.${name}`)}
            inputMode="numeric"
            optional
            figures
            defaultValue={mine?.values[name] ?? String(thresholds[name] ?? "")}
            error={errorIn(mine?.problem, name)}
          />
        ))}
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="inactiveMembers"
            defaultChecked={thresholds.inactiveMembers}
            className="size-5 shrink-0 accent-(--color-accent)"
          />
          {t("agentCenter.settings.inactiveMembers")}
        </label>
        <fieldset>
          <legend className="mb-1 text-sm">{t("agentCenter.settings.listed")}</legend>
          {attentionKinds.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="listed"
                value={kind}
                defaultChecked={!thresholds.without.includes(kind)}
                className="size-5 shrink-0 accent-(--color-accent)"
              />
              {t(`agentCenter.attention.kinds.${kind}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <FieldLabel htmlFor="threshold-hour" text={t("agentCenter.settings.hour", { zone })} />
          <select
            id="threshold-hour"
            name="hour"
            defaultValue={String(thresholds.hour ?? "")}
            className="field"
          >
            <option value="">{t("agentCenter.settings.noHour")}</option>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {hour.padStart(2, "0")}:00
              </option>
            ))}
          </select>
        </div>
        <div className="form-foot">
          <Button type="submit" name="intent" value="thresholds" size="small">
            {t("agentCenter.settings.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
