import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { AgentSettingsQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { pageSizes } from "~/ui/pager/last-offset.ts";
import type { SettingsOutcome } from "./change-settings.server.ts";

type Preferences = NonNullable<NonNullable<AgentSettingsQuery["agent"]>["preferences"]>;

interface Props {
  display: Preferences["display"];
  before: SettingsOutcome | undefined;
}

/** Row height, rows per page, and whether single keys work (N7, N15). */
export function DisplayForm({ display, before }: Props) {
  const { t } = useI18n();
  const { density, pageSize, hasShortcuts } = display;
  return (
    <Card as="section" aria-labelledby="display" className="p-4">
      <h2 id="display" className="mb-3 font-semibold">
        {t("agentCenter.settings.display")}
      </h2>
      <Form method="post" preventScrollReset className="grid max-w-md gap-4">
        <FormErrorSummary
          fields={[]}
          problem={before?.of === "display" ? before.problem : undefined}
        />
        <label className="grid gap-1.5 text-sm">
          {t("agentCenter.settings.density")}
          <select name="density" defaultValue={density} className="field">
            <option value="COMFORTABLE">{t("agentCenter.settings.comfortable")}</option>
            <option value="COMPACT">{t("agentCenter.settings.compact")}</option>
          </select>
        </label>
        <label className="grid gap-1.5 text-sm">
          {t("agentCenter.settings.pageSize")}
          <select name="pageSize" defaultValue={pageSize ?? ""} className="field figures">
            <option value="">{t("agentCenter.settings.usualSize")}</option>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="shortcuts"
            defaultChecked={hasShortcuts}
            className="size-5"
          />
          {t("agentCenter.settings.shortcuts")}
        </label>
        <Button type="submit" name="intent" value="display" size="small">
          {t("agentCenter.settings.save")}
        </Button>
      </Form>
    </Card>
  );
}
