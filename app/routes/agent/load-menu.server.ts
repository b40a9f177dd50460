import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
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
