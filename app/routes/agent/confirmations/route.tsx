import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { arrivalReported, confirmArrival } from "~/components/confirmations/confirm.server.ts";
import { WaitingList } from "~/components/confirmations/waiting-list.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { settledColumns } from "./settled-columns.ts";

export const handle: PageHandle = { requiresCountry: "page" };

const AgentConfirmations = graphql(`
  query AgentConfirmations {
    wallet {
      withdrawalConfirmations {
        ...PaidOut
      }
      withdrawalLimits {
        confirmMinutes
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U47: withdrawals that were paid out, and whether they arrived (CA17, S34–S36); how long there is to say so (K31). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await queryAgent(request, context, [AgentConfirmations, {}]);
  return {
    title: pageTitle(context, "agentCenter.shell.pages.confirmations"),
    part: partOf(
      answer,
      ({ wallet }) => wallet?.withdrawalConfirmations,
      "wallet.withdrawalConfirmations",
    ),
    limits: partOf(answer, ({ wallet }) => wallet?.withdrawalLimits, "wallet.withdrawalLimits"),
    reported: arrivalReported(request),
    now: context.now(),
  };
}

/** `intent` and `id` as `confirmArrival` reads them. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAgent(request, context);
  return confirmArrival(context, await request.formData(), "/agentHome/confirmations");
}

export default function Confirmations() {
  const { t } = useI18n();
  const { part, limits, reported, now } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const keys = useRowKeys();
  const title = t("agentCenter.shell.pages.confirmations");
  const minutes = "data" in limits ? limits.data.confirmMinutes : null;
  return (
    <>
      <PageHeader
        title={title}
        lead={
          minutes == null
            ? t("agentCenter.confirmations.lead")
            : t("agentCenter.confirmations.leadMinutes", { count: minutes })
        }
      />
      {"failed" in limits ? <FailedLine name={t("agentCenter.confirmations.time")} /> : null}
      {reported && !before ? (
        <DoneNote>{t(`agentCenter.confirmations.done.${reported}`)}</DoneNote>
      ) : null}
      <PartBlock part={part} name={title}>
        {(all) => {
          const waiting = all.filter(({ state }) => state === "WAITING");
          const settled = all.filter(({ state }) => state !== "WAITING");
          return (
            <div className="grid gap-8">
              {waiting.length === 0 ? (
                <EmptyBlock
                  icon={<i className="icon-package-check size-7" />}
                  title={t("agentCenter.confirmations.none")}
                />
              ) : (
                <WaitingList waiting={waiting} now={now} before={before} />
              )}
              {settled.length > 0 ? (
                <section aria-labelledby="confirmations-settled">
                  <h2 id="confirmations-settled" className="mb-3 text-lg font-bold">
                    {t("agentCenter.confirmations.settled")}
                  </h2>
                  <Table
                    keys={keys}
                    caption={t("agentCenter.confirmations.settled")}
                    rows={settled}
                    keyOf={({ id }) => id}
                    columns={settledColumns}
                  />
                </section>
              ) : null}
            </div>
          );
        }}
      </PartBlock>
    </>
  );
}
