import { useLocation } from "@remix-run/react";
import { Form } from "~/forms/owner/post-form.tsx";
import type { AgentFileFormat, AgentFileReport } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RecordQuery } from "~/reports/query/record-query.server.ts";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

const formats: readonly AgentFileFormat[] = ["CSV", "XLSX"];

interface Props {
  report: AgentFileReport;
  query: Pick<RecordQuery, "from" | "to" | "wanted">;
}

/** Begins the report's file in the background, of any size, in the format of the button that is pressed (N12). Nothing where the deployment keeps none. */
export function BackgroundFile({ report, query }: Props) {
  const { t } = useI18n();
  const { search } = useLocation();
  const menu = useAgentMenu();
  const { from, to } = query.wanted ?? query;
  if (!menu?.makesFiles) return null;
  return (
    <Disclosure
      over
      className="print:hidden"
      look={buttonLook({ tone: "quiet", size: "small" })}
      summary={
        <>
          <i className="icon-clock size-4" />
          {t("agentCenter.files.begin")}
        </>
      }
    >
      <Form method="post" action="/agentHome/files" className="panel-menu">
        <input type="hidden" name="report" value={report} />
        <input type="hidden" name="filters" value={search} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="intent" value="start" />
        <p className="figures text-sm">{t("agentCenter.files.days", { from, to })}</p>
        <p className="text-xs text-quiet">{t("agentCenter.files.year")}</p>
        {formats.map((format) => (
          <Button key={format} type="submit" name="format" value={format} tone="quiet" size="small">
            {t("agentCenter.files.make", { format })}
          </Button>
        ))}
      </Form>
    </Disclosure>
  );
}
