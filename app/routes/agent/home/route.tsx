import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { lastPage } from "~/routes/agent/last-page.ts";
import { agentPageBySpecName, agentPages, offeredAgentPages } from "~/routes/agent/pages.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";

const AgentHome = graphql(`
  query AgentHome {
    system {
      offers
    }
  }
`);

/**
 * R8, S37: leads on to the page that `?page=` names as the specification does (A100), or to the one that
 * was open last, or to the overview (U29).
 * @throws Response always a redirect; of whoever is no agent to the login (A22, P7)
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  await requireAgent(request, context);
  const { data } = await context.gateway.execute(AgentHome, {});
  const open = data ? offeredAgentPages(data.system.offers) : agentPages;
  const named = agentPageBySpecName(new URL(request.url).searchParams.get("page"));
  const last = named ? null : lastPage(request.headers.get("Cookie"));
  const wanted = open.find((page) => page === (named ?? last?.page));
  const search = wanted ? (last?.search ?? "") : "";
  throw redirect((wanted ?? open[0] ?? agentPages[0]).path + search);
}
