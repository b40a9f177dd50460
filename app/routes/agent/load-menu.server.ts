import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { ownMessages } from "~/i18n/messages.server.ts";
import { askAgent } from "./ask.server.ts";
import { type AgentPage, agentPages, offeredAgentPages } from "./pages.ts";

const AgentMenuQuery = graphql(`
  query AgentMenu {
    system {
      offers
    }
    viewer {
      glance {
        contracts {
          dividend
          dailySalary
          hourlySalary
          realTimeSalary
        }
      }
    }
    agent {
      standing {
        frozen
        reason
        since
        account
        amount {
          ...Money
        }
      }
    }
    wallet {
      withdrawalConfirmations {
        state
      }
    }
  }
`);

/** What the member center's reports say, and those of agents say alike. */
const reportTexts = [
  ...([
    "notOffered",
    "all",
    "at",
    "status",
    "totals",
    "empty",
    "emptyText",
    "noneYet",
    "since",
  ] as const),
  ...([
    "place",
    "placeOf",
    "pager",
    "previousPage",
    "nextPage",
    "copy",
    "copied",
    "range",
  ] as const),
  ...(["sums", "csv", "bets", "transactions"] as const),
  ...(["tableKeys", "paging", "filters"] as const),
  ...(["profit", "rebate", "print", "sort"] as const),
];

/**
 * The menu of the agent center with what waits in it (U29, U31). What can't be counted now has no badge.
 * @param here the page that is asked for
 * @throws Response a redirect of whoever is no agent (A22, P7); 404 for a page that the brand does not offer (A56)
 */
export async function loadAgentMenu(
  request: Request,
  context: AppLoadContext,
  here: AgentPage | null,
) {
  const { data } = await askAgent(request, context, AgentMenuQuery, {});
  const pages = data ? offeredAgentPages(data.system.offers) : agentPages;
  // What is switched off has no page either; while nobody can say what is, its page says so itself.
  if (here && !pages.includes(here)) throw new Response(null, { status: 404 });
  const standing = data?.viewer?.glance.contracts ?? null;
  const confirmations = data?.wallet?.withdrawalConfirmations ?? [];
  return {
    messages: {
      ...ownMessages(context.language, "agentCenter"),
      ...ownMessages(context.language, "member", reportTexts),
    },
    offers: data?.system.offers ?? [],
    pages: pages.map(({ key, path, group, contract }) => ({
      key,
      path,
      group,
      // A62: reports of a kind of contract are for those who have one, or were offered one.
      listed: !contract || !standing || standing[contract] !== "NONE",
    })),
    // S33: while it can't be said, nothing is.
    frozen: data?.agent?.standing?.frozen ? data.agent.standing : null,
    counts: {
      contracts: Object.values(standing ?? {}).filter((stand) => stand === "OFFERED").length,
      confirmations: confirmations.filter(({ state }) => state === "WAITING").length,
    },
    now: Date.now(),
  };
}
