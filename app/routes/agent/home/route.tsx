import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { lastPage, ownerMark } from "~/routes/agent/menu/last-page.ts";
import { isOpenView } from "~/routes/agent/menu/page-in.ts";
import { agentPageBySpecName, agentPages, offeredAgentPages } from "~/routes/agent/pages.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";

const AgentHome = graphql(`
  query AgentHome {
    system {
      offers
    }
    agent {
      preferences {
        start
        views {
          id
          page
          search
        }
      }
    }
  }
`);

/**
 * R8, S37: redirects to the page that `?page=` names by the specification (A100), else to the saved view that the agent
 * chose as the start (N7; to the settings, which say so, when that page is gone), else to the page that was open last, else to the overview (U29).
 * @throws Response always a redirect; to the login for visitors who are no agents (A22, P7)
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const viewer = await requireAgent(request, context);
  const { data } = await context.gateway.execute(AgentHome, {});
  const open = data ? offeredAgentPages(data.system.offers) : agentPages;
  const named = agentPageBySpecName(new URL(request.url).searchParams.get("page"));
  const { start = null, views = [] } = data?.agent?.preferences ?? {};
  if (!named && start !== null) {
    const view = views.find(({ id }) => id === start);
    if (!view || !isOpenView(open, view.page)) throw redirect("/agentHome/settings");
    throw redirect(view.search ? `${view.page}?${view.search}` : view.page);
  }
  const owner = await ownerMark(viewer.id);
  const last = named ? null : lastPage(request.headers.get("Cookie"), owner);
  const wanted = open.find((page) => page === (named ?? last?.page));
  const search = wanted ? (last?.search ?? "") : "";
  throw redirect((wanted ?? open[0] ?? agentPages[0]).path + search);
}
