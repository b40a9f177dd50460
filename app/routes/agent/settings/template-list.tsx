import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { ConfirmDisclosure } from "~/forms/confirm/confirm-disclosure.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { RateTemplateFragment } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { type GivableRate, RateFields } from "~/routes/agent/rate-input/rate-fields.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { SettingsOutcome } from "./change-settings.server.ts";

interface Props {
  templates: readonly RateTemplateFragment[];
  rates: readonly GivableRate[];
  before: SettingsOutcome | undefined;
}

/** Templates of rates: the list, and the form of a new one (N9). */
export function TemplateList({ templates, rates, before }: Props) {
  const { t, language } = useI18n();
  const mine = before?.of === "template" ? before : undefined;
  const said = ({ type, rate }: RateTemplateFragment["rates"][number]) =>
    `${t(`nav.${categoryKey(type)}`)} ${percentText(rate, language)}`;
  return (
    <Card as="section" aria-labelledby="templates" className="grid gap-3 p-4">
      <h2 id="templates" className="font-semibold">
        {t("agentCenter.settings.templates")}
      </h2>
      <p className="text-sm text-quiet">{t("agentCenter.settings.templatesText")}</p>
      <ul className="divide-y divide-line/60 empty:hidden">
        {templates.map(({ id, name, rates: given }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-2 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="figures text-xs text-quiet">{given.map(said).join(" · ")}</p>
            </div>
            <ConfirmDisclosure
              summary={t("agentCenter.settings.delete")}
              look="quiet"
              name={`template-${id}`}
              question={t("agentCenter.settings.sureTemplate", { name })}
              now={t("agentCenter.settings.delete")}
              intent="deleteTemplate"
              tone="danger"
              sent={{ id }}
              before={undefined}
            />
          </li>
        ))}
      </ul>
      <Disclosure
        open={mine ? true : undefined}
        look={buttonLook({ tone: "quiet", size: "small" })}
        summary={t("agentCenter.settings.newTemplate")}
      >
        <Form method="post" noValidate preventScrollReset className="mt-3 grid gap-4">
          <FormErrorSummary fields={["name", "rates"]} problem={mine?.problem} />
          <TextField
            id="template-name"
            name="name"
            label={t("agentCenter.settings.templateName")}
            maxLength={40}
            defaultValue={mine?.values.name}
            error={errorIn(mine?.problem, "name")}
          />
          <RateFields of="template" rates={rates} outcome={mine} />
          <Button type="submit" name="intent" value="template" size="small">
            {t("agentCenter.settings.save")}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}
