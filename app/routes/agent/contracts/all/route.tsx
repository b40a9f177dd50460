import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { contractsHref } from "~/components/contracts/contracts-href.ts";
import { nameOfKind } from "~/components/contracts/kinds.ts";
import { TagsLine } from "~/components/contracts/tags-line.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import type { RunningFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryAgentParts } from "~/routes/agent/query.server.ts";
import { TagsFailed } from "~/routes/agent/report/tags-failed.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Changes } from "./changes.tsx";
import { RunningPeriod } from "./running-period.tsx";

const AllContracts = graphql(`
  query AllContracts {
    contracts {
      running {
        ...RunningFacts
      }
      changes {
        ...ContractChangeFacts
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N11: the contracts of all kinds by account, with their running periods (CA165), and what was done to them (CA166). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { found } = await queryAgentParts(request, context, [AllContracts, {}], (answer) => ({
    running: partOf(answer, ({ contracts }) => contracts?.running, "contracts.running"),
    changes: partOf(answer, ({ contracts }) => contracts?.changes, "contracts.changes"),
  }));
  const title = pageTitle(context, "agentCenter.shell.pages.contracts");
  const parts = await found;
  return { title, ...parts };
}

export default function AllOfThem() {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { running, changes } = useLoaderData<typeof loader>();
  const me = viewer?.account ?? "";
  return (
    <>
      <PageHeader
        title={t("agentCenter.shell.pages.contracts")}
        lead={t("agentCenter.contracts.allLead")}
      />
      <p className="mb-4 text-sm">
        <Link
          to={contractsHref("dividend")}
          className="finger font-semibold text-accent hover:underline"
        >
          {t("agentCenter.contracts.byKind")}
        </Link>
      </p>
      <PartBlock part={running} name={t("agentCenter.contracts.byAccount")}>
        {(list) => (
          <>
            <TagsFailed rows={list} />
            <ByAccount running={list} me={me} />
          </>
        )}
      </PartBlock>
      <PartBlock part={changes} name={t("agentCenter.contracts.changes")}>
        {(list) => <Changes changes={list} />}
      </PartBlock>
    </>
  );
}

interface ByAccountProps {
  running: readonly RunningFactsFragment[];
  me: string;
}

/** Who pays the agent first, then who is paid by it; each account with its contracts of all kinds. */
function ByAccount({ running, me }: ByAccountProps) {
  const { t } = useI18n();
  if (running.length === 0) {
    return <p className="text-sm text-quiet">{t("agentCenter.contracts.none")}</p>;
  }
  const own = running.filter(({ to }) => to === me);
  const groups = [
    ...[...new Set(own.map(({ from }) => from))].map((account) => ({
      account,
      side: "paid" as const,
    })),
    ...[...new Set(running.filter(({ to }) => to !== me).map(({ to }) => to))].map((account) => ({
      account,
      side: "pays" as const,
    })),
  ];
  return (
    <div className="grid gap-4">
      {groups.map(({ account, side }) => (
        <Card key={`${side} ${account}`} as="section" pad="snug">
          <h2 className="font-semibold break-words">
            {t(side === "paid" ? "agentCenter.contracts.from" : "agentCenter.contracts.to", {
              account,
            })}
          </h2>
          <TagsLine
            tags={side === "pays" ? running.find(({ to }) => to === account)?.tags : null}
          />
          <ul className="mt-2 grid gap-4">
            {running
              .filter(({ from, to }) =>
                side === "paid" ? to === me && from === account : to !== me && to === account,
              )
              .map((each) => (
                <RunningPeriod
                  key={each.id}
                  running={each}
                  name={nameOfKind(each.kind)}
                  own={
                    side === "paid"
                      ? null
                      : (own.find(({ kind }) => kind === each.kind)?.terms ?? null)
                  }
                />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
