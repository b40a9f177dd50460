import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import PackageCheck from "lucide-react/icons/package-check";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { once, readForm } from "~/forms/form-fields.ts";
import { answerOutcome } from "~/forms/refusal.server.ts";
import { refusalOf } from "~/forms/refusal.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { askAgent } from "~/routes/agent/ask.server.ts";
import { requireAgent } from "~/session/guards.server.ts";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Table } from "~/ui/table/table.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import type { ConfirmOutcome } from "./confirm-outcome.ts";
import { settledColumns } from "./settled-columns.ts";
import { WaitingCard } from "./waiting-card.tsx";

export const handle: PageHandle = { needsPlace: "page" };

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

graphql(`
  fragment PaidOut on WithdrawalConfirmation {
    id
    withdrawalId
    amount {
      ...Money
    }
    paidAt
    confirmBy
    state
    notRefunded
  }
`);

const ConfirmWithdrawal = graphql(`
  mutation ConfirmWithdrawal($input: ConfirmWithdrawalInput!) {
    confirmWithdrawal(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U47: withdrawals that were paid out, and whether they arrived (CA17, S34–S36); how long there is to say so (K31). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await askAgent(request, context, AgentConfirmations, {});
  return {
    title: pageTitle(context, "agentCenter.shell.pages.confirmations"),
    part: partOf(
      answer,
      ({ wallet }) => wallet?.withdrawalConfirmations,
      "wallet.withdrawalConfirmations",
    ),
    minutes: answer.data?.wallet?.withdrawalLimits?.confirmMinutes ?? null,
    now: Date.now(),
  };
}

/**
 * `intent` is RECEIVED with the `id` of the confirmation, or ALL_RECEIVED. What did not arrive goes to
 * `/upload/withdrawal-proof`, where pictures fit through the edge.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAgent(request, context);
  const { input: form, intent } = readForm(await request.formData(), { id: once });
  const input =
    intent === "ALL_RECEIVED"
      ? ({ decision: "ALL_RECEIVED" } as const)
      : ({ decision: "RECEIVED", id: form.id } as const);
  const { data } = await context.gateway.execute(ConfirmWithdrawal, { input });
  const result = data?.confirmWithdrawal;
  if (result?.__typename === "ConfirmWithdrawalSuccess") {
    throw redirect(`/agentHome/confirmations?done=${input.decision}`);
  }
  return answerOutcome<ConfirmOutcome>({ problem: refusalOf(result), values: {}, id: form.id });
}

const dones = ["RECEIVED", "ALL_RECEIVED"] as const;

export default function Confirmations() {
  const { t } = useI18n();
  const { part, minutes, now } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const [query] = useSearchParams();
  const title = t("agentCenter.shell.pages.confirmations");
  const done = dones.find((each) => each === query.get("done"));
  // A picture that was sent came after whatever else the address tells of.
  const said = query.get("proof") === "sent" ? "NOT_RECEIVED" : done;
  return (
    <>
      <PageHead
        title={title}
        lead={
          minutes === null
            ? t("agentCenter.confirmations.lead")
            : t("agentCenter.confirmations.leadMinutes", { count: minutes })
        }
      />
      {said && !before ? (
        <p
          role="status"
          className="mb-5 rounded-control border border-gain/50 bg-gain/10 p-3 text-sm"
        >
          {t(`agentCenter.confirmations.done.${said}`)}
        </p>
      ) : null}
      <PartBlock part={part} name={title}>
        {(all) => {
          const waiting = all.filter(({ state }) => state === "WAITING");
          const settled = all.filter(({ state }) => state !== "WAITING");
          return (
            <div className="grid gap-8">
              {waiting.length === 0 ? (
                <EmptyBlock
                  icon={<PackageCheck className="size-7" aria-hidden="true" />}
                  title={t("agentCenter.confirmations.none")}
                />
              ) : (
                <section aria-labelledby="confirmations-waiting">
                  <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                    <h2 id="confirmations-waiting" className="text-lg font-bold">
                      {t("agentCenter.confirmations.waiting")}
                    </h2>
                    {waiting.length > 1 ? (
                      <ConfirmForm
                        id=""
                        decision="ALL_RECEIVED"
                        before={before?.id === "" ? before : undefined}
                      />
                    ) : null}
                  </div>
                  <ul className="grid items-start gap-3 xl:grid-cols-2">
                    {waiting.map((one) => (
                      <WaitingCard
                        key={one.id}
                        paid={one}
                        now={now}
                        before={before?.id === one.id ? before : undefined}
                      />
                    ))}
                  </ul>
                </section>
              )}
              {settled.length > 0 ? (
                <section aria-labelledby="confirmations-settled">
                  <h2 id="confirmations-settled" className="mb-3 text-lg font-bold">
                    {t("agentCenter.confirmations.settled")}
                  </h2>
                  <Table
                    caption={t("agentCenter.confirmations.settled")}
                    rows={settled}
                    keyOf={({ id }) => id}
                    columns={settledColumns}
                    dense
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
