import { Link, useLocation } from "@remix-run/react";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useReportPath } from "./chosen-columns.ts";

/** Parameters that belong to a moment, not to a view. */
const passing = ["offset", "stream", "done"];

/** The saved views of a report, and a form that saves what is shown (N7). */
export function ViewTools() {
  const { t } = useI18n();
  const path = useReportPath();
  const { search } = useLocation();
  const { views = [] } = useAgentMenu()?.preferences ?? {};
  const { fetcher, form, problem, pending, outcome } = useFetcherFormStep("view", undefined);
  const shown = new URLSearchParams(search);
  for (const name of passing) shown.delete(name);
  const query = shown.size > 0 ? `?${shown}` : "";
  const own = views.filter(({ page }) => page === path);
  return (
    <Disclosure
      over
      className="print:hidden"
      look={buttonLook({ tone: "quiet", size: "small" })}
      summary={
        <>
          <i className="icon-star size-4" />
          {t("agentCenter.reports.views.title")}
        </>
      }
    >
      <div className="panel-menu">
        {own.length > 0 ? (
          <ul className="grid">
            {own.map(({ id, name, search: saved }) => (
              <li key={id}>
                <Link
                  to={saved ? `${path}?${saved}` : path}
                  className="finger flex min-h-11 items-center text-sm break-words text-accent hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <fetcher.Form
          ref={form}
          method="post"
          action="/agentHome/settings"
          noValidate
          className="grid gap-3"
        >
          <FormErrorSummary fields={["name"]} problem={problem} />
          <input type="hidden" name="page" value={path} />
          <input type="hidden" name="search" value={query} />
          <TextField
            id="view-name"
            name="name"
            label={t("agentCenter.reports.views.name")}
            maxLength={40}
            defaultValue={outcome?.values.name}
            error={errorIn(problem, "name")}
          />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input type="checkbox" name="start" className="size-5" />
            {t("agentCenter.reports.views.start")}
          </label>
          <Button type="submit" name="intent" value="save" size="small" busy={pending !== null}>
            {t("agentCenter.reports.views.save")}
          </Button>
        </fetcher.Form>
        <Link to="/agentHome/settings" className="finger text-sm text-accent hover:underline">
          {t("agentCenter.reports.views.manage")}
        </Link>
      </div>
    </Disclosure>
  );
}
