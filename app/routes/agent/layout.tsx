import { data as answer, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { useEffect } from "react";
import { ErrorPage } from "~/components/errors/error-page.tsx";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { graphql } from "~/graphql/generated";
import { ownMessages } from "~/i18n/messages.server.ts";
import { AgentFrame } from "./agent-frame.tsx";
import { askAgent } from "./ask.server.ts";
import { lastPageLine } from "./last-page.ts";
import { agentPageAt, offeredAgentPages } from "./pages.ts";

/** The center is a tool of its own: its frame takes the place of the portal's. */
export const handle: PageHandle = { chrome: "none" };

const AgentMenuQuery = graphql(`
  query AgentMenu {
    system {
      offers
    }
    contracts {
      standing {
        dividend
        dailySalary
        hourlySalary
        realTimeSalary
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
  ...(["notOffered", "all", "at", "status", "totals", "empty", "emptyText", "place"] as const),
  ...(["placeOf", "copy", "copied", "range", "sums", "csv", "bets", "transactions"] as const),
  ...(["profit", "rebate"] as const),
];

/**
 * U29, U31: the menu of the agent center with what waits in it. What can't be counted now has no badge.
 * @throws Response a redirect of whoever is no agent (A22, P7); 404 for a page that the brand does not offer (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data } = await askAgent(request, context, AgentMenuQuery, {});
  const pages = offeredAgentPages(data?.system.offers ?? []);
  const here = agentPageAt(new URL(request.url).pathname);
  // What is switched off has no page either; while nobody can say what is, its page says so itself.
  if (data && here && !pages.includes(here)) throw new Response(null, { status: 404 });
  const standing = data?.contracts?.standing ?? null;
  const confirmations = data?.wallet?.withdrawalConfirmations ?? [];
  return answer(
    {
      messages: {
        ...ownMessages(context.language, "agentCenter"),
        ...ownMessages(context.language, "member", reportTexts),
      },
      offers: data?.system.offers ?? [],
      // A62: reports of a kind of contract are for those who have one, or were offered one.
      pages: pages.filter(
        ({ contract }) => !contract || !standing || standing[contract] !== "NONE",
      ),
      counts: {
        contracts: Object.values(standing ?? {}).filter((stand) => stand === "OFFERED").length,
        confirmations: confirmations.filter(({ state }) => state === "WAITING").length,
      },
      now: Date.now(),
    },
    here ? { headers: { "Set-Cookie": lastPageLine(here.key) } } : undefined,
  );
}

/** The counts change by what is done here, not by walking from page to page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  if (formMethod && formMethod !== "GET") return defaultShouldRevalidate;
  return currentUrl.href === nextUrl.href;
};

/** Remembers the page where no document is loaded: a step inside the center (S37). */
function useLastPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    const here = agentPageAt(pathname);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    if (here) document.cookie = lastPageLine(here.key);
  }, [pathname]);
}

export default function AgentCenter() {
  const menu = useRouteLoaderData<typeof loader>("routes/agent/layout");
  useLastPage();
  if (!menu) return null;
  return (
    <AgentFrame menu={menu}>
      <Outlet />
    </AgentFrame>
  );
}

/** A page that failed leaves the frame standing. */
export function ErrorBoundary() {
  const menu = useRouteLoaderData<typeof loader>("routes/agent/layout");
  if (menu) {
    return (
      <AgentFrame menu={menu}>
        <ErrorPage />
      </AgentFrame>
    );
  }
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}
