import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { readRates } from "~/routes/agent/rate-input/read-rates.ts";
import { templatesIn } from "~/routes/agent/rate-input/templates-in.ts";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { changeRates } from "./change-rates.server.ts";
import { ChooseAccounts } from "./choose-accounts.tsx";
import { ResultList } from "./result-list.tsx";
import { type ChoiceProblem, mostAccounts, wrongTypes } from "./review.ts";
import { ReviewForm } from "./review-form.tsx";

const AgentRates = graphql(`
  query AgentRates($search: String, $offset: Int!, $limit: Int!) {
    system {
      offers
    }
    agent {
      rates {
        type
        max
      }
      preferences {
        rateTemplates {
          ...RateTemplate
        }
      }
      downline(search: $search, offset: $offset, limit: $limit) {
        nodes {
          ...DownlineRow
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const RateReview = graphql(`
  query RateReview($accounts: [String!]!, $rates: [RateInput!]!) {
    agent {
      rateReview(accounts: $accounts, rates: $rates) {
        startsOn
        from
        to
        total {
          ...Money
        }
        accounts {
          account
          more {
            ...Money
          }
          changes {
            type
            before
            after
            least
          }
        }
      }
    }
  }
`);

/**
 * N9: the same rates for several direct members. Accounts and rates are chosen in the address; with `review` it shows what
 * each account has and would get.
 * @throws Response 404 where the brand lets nobody change rates
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { offset } = recordQuery(request, context);
  const answer = await queryAgent(request, context, [
    AgentRates,
    { search: searchParams.get("search"), offset, limit: mostAccounts },
  ]);
  const { data } = answer;
  if (data && !data.system.offers.includes("SET_DOWNLINE_RATES")) {
    throw new Response(null, { status: 404 });
  }
  const form = new FormData();
  for (const [name, value] of searchParams) form.append(name, value);
  const { rates, values } = readRates(form, context.language);
  const givable = partOf(answer, ({ agent }) => agent?.rates, "agent.rates");
  const members = data?.agent?.downline?.nodes.filter(({ level }) => level === 1) ?? [];
  const accounts = [...new Set(searchParams.getAll("account"))].slice(0, mostAccounts);
  // What may be given is known to the review, too.
  const wrong = "data" in givable ? wrongTypes(rates, givable.data) : [];
  const requested = searchParams.has("review");
  const problem = problemOf(rates.length, accounts.length, wrong.length);
  const review =
    requested && problem === null
      ? await context.gateway.execute(RateReview, { accounts, rates })
      : null;
  return {
    title: pageTitle(context, "agentCenter.reports.rates.title"),
    part: partOf(answer, ({ agent }) => agent?.downline, "agent.downline"),
    members: members.map(({ account, type, rates: given }) => ({ account, type, rates: given })),
    templates: templatesIn(answer),
    givable,
    values,
    accounts,
    problem: requested ? problem : null,
    wrong: requested ? wrong : [],
    review: review && partOf(review, ({ agent }) => agent?.rateReview, "agent.rateReview"),
  };
}

function problemOf(rates: number, accounts: number, wrong: number): ChoiceProblem | null {
  if (wrong > 0) return "wrong";
  if (rates === 0) return "rates";
  return accounts === 0 ? "accounts" : null;
}

/** The fields of `ReviewForm`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  return changeRates(context, await request.formData());
}

/** The day that was refused for every account; null for other answers. */
function wrongStart({ results, from }: Awaited<ReturnType<typeof changeRates>>["data"]) {
  const error = errorIn(results[0]?.problem, "from");
  return error ? { day: from, error } : null;
}

export default function Rates() {
  const { t } = useI18n();
  const { part, review, values, ...found } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const title = t("agentCenter.reports.rates.title");
  const start = done ? wrongStart(done) : null;
  const reviewed = done && !start ? null : review;
  return (
    <>
      {reviewed ? (
        <PageHeader title={t("agentCenter.reports.rates.review")} />
      ) : (
        <PageHeader title={title} lead={t("agentCenter.reports.rates.lead")} />
      )}
      {done && !start ? <ResultList results={done.results} holdFrom={done.holdFrom} /> : null}
      {reviewed ? (
        <PartBlock part={reviewed} name={title}>
          {(found) => <ReviewForm review={found} values={values} start={start} />}
        </PartBlock>
      ) : (
        <PartBlock part={part} name={title}>
          {({ pageInfo }) => <ChooseAccounts {...found} values={values} pageInfo={pageInfo} />}
        </PartBlock>
      )}
    </>
  );
}
