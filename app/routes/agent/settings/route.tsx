import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { KeyList } from "~/routes/agent/keys/key-list.tsx";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { changeSettings } from "./change-settings.server.ts";
import { DisplayForm } from "./display-form.tsx";
import { NewView, SavedViews } from "./saved-views.tsx";
import { TemplateList } from "./template-list.tsx";
import { ThresholdForm } from "./threshold-form.tsx";

const AgentSettings = graphql(`
  query AgentSettings {
    agent {
      rates {
        type
        max
      }
      preferences {
        rateTemplates {
          ...RateTemplate
        }
        start
        views {
          ...SavedView
        }
        display {
          density
          pageSize
          hasShortcuts
        }
        thresholds {
          ...OwnThresholds
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N7, N8, N15: saved views, display, thresholds and keys. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await queryAgent(request, context, [AgentSettings, {}]);
  return {
    title: pageTitle(context, "agentCenter.shell.pages.settings"),
    part: partOf(answer, ({ agent }) => agent?.preferences, "agent.preferences"),
    rates: partOf(answer, ({ agent }) => agent?.rates, "agent.rates"),
  };
}

/** `intent` and fields as `changeSettings` reads them. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  return changeSettings(context, await request.formData());
}

export default function Settings() {
  const { t } = useI18n();
  const { part, rates } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const [shown] = useSearchParams();
  const { offers = [], pages = [] } = useAgentMenu() ?? {};
  const title = t("agentCenter.shell.pages.settings");
  const views = "data" in part ? part.data.views : [];
  // The other forms show their refusals themselves.
  const hasPlace = ["save", "display", "thresholds", "template"].includes(before?.of ?? "");
  const ofRow = views.some(({ id }) => before?.of === `save ${id}`);
  const problem = hasPlace || ofRow ? null : before?.problem;
  return (
    <>
      <PageHeader title={title} lead={t("agentCenter.settings.lead")} />
      {shown.has("done") && !before ? <DoneNote>{t("agentCenter.settings.done")}</DoneNote> : null}
      {before?.of === "save" ? <NewView before={before} /> : null}
      {problem ? (
        <div className="mb-4">
          <FormErrorSummary fields={[]} problem={problem} />
        </div>
      ) : null}
      <PartBlock part={part} name={title}>
        {({ start = null, display, thresholds, rateTemplates }) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <SavedViews views={views} pages={pages} start={start} before={before} />
            <DisplayForm display={display} before={before} />
            {offers.includes("AGENT_ATTENTION") ? (
              <ThresholdForm thresholds={thresholds} before={before} />
            ) : null}
            {"failed" in rates ? <FailedLine name={t("agentCenter.settings.templates")} /> : null}
            {"data" in rates && rates.data.length > 0 ? (
              <TemplateList templates={rateTemplates} rates={rates.data} before={before} />
            ) : null}
            <KeyList />
          </div>
        )}
      </PartBlock>
    </>
  );
}
