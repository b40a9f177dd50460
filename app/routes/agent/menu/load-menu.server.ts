import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import type { AgentMenuQuery as AgentMenuQueryData } from "~/graphql/generated/graphql";
import { partOf } from "~/reports/part-of.ts";
import { type AgentPage, agentPages, offeredAgentPages } from "~/routes/agent/pages.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { ownerMark } from "./last-page.ts";

const AgentMenuQuery = graphql(`
  query AgentMenu {
    system {
      offers
    }
    viewer {
      id
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
      currencies {
        code
        accounts
      }
      preferences {
        start
        views {
          id
          name
          page
          search
        }
        display {
          density
          pageSize
          hasShortcuts
        }
        columns {
          page
          names
        }
      }
      files {
        most
      }
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

/** What the frame needs of the agent's preferences (N7). */
export type AgentPreferencesOfMenu = NonNullable<
  NonNullable<AgentMenuQueryData["agent"]>["preferences"]
>;

/** While they can't be read, the center looks as usual. */
const noPreferences: AgentPreferencesOfMenu = {
  start: null,
  views: [],
  columns: [],
  display: { density: "COMFORTABLE", pageSize: null, hasShortcuts: true },
};

/**
 * Loads the menu of the agent center with its badges (U29, U31). Counts that can't be loaded have no badge.
 * @param here the requested page
 * @throws Response a redirect for visitors who are no agents (A22, P7); 404 for a page that the brand does not
 *   offer (A56)
 */
export async function loadAgentMenu(
  request: Request,
  context: AppLoadContext,
  here: AgentPage | null,
) {
  const answer = await queryAgent(request, context, [AgentMenuQuery, {}]);
  const { data } = answer;
  const pages = data ? offeredAgentPages(data.system.offers) : agentPages;
  // A page that is switched off does not exist. If the switches can't be loaded, the page shows the error itself.
  if (here && !pages.includes(here)) throw new Response(null, { status: 404 });
  const standing = data?.viewer?.glance.contracts ?? null;
  const confirmations = data?.wallet?.withdrawalConfirmations ?? null;
  return {
    // Who the last page is remembered for (S37).
    owner: data?.viewer ? await ownerMark(data.viewer.id) : null,
    offers: data?.system.offers ?? [],
    pages: pages.map(({ key, path, group, contract }) => ({
      key,
      path,
      group,
      // A62: the reports of a kind of contract are for agents who have or were offered one.
      listed: !contract || !standing || standing[contract] !== "NONE",
    })),
    // S33: while the status is unknown, no note is shown.
    frozen: data?.agent?.standing?.frozen ? data.agent.standing : null,
    // Without a bucket there is no button that begins a file (N12).
    makesFiles: data?.agent?.files != null,
    preferences: data?.agent?.preferences ?? noPreferences,
    // With one, no report can be asked for another (N13).
    currencies: partOf(answer, ({ agent }) => agent?.currencies, "agent.currencies"),
    // Null where it could not be loaded.
    counts: {
      contracts: standing && Object.values(standing).filter((stand) => stand === "OFFERED").length,
      confirmations: confirmations?.filter(({ state }) => state === "WAITING").length ?? null,
    },
    now: context.now(),
  };
}
