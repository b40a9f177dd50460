import { data as answer, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunction, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { ErrorPage } from "~/components/errors/error-page.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateLayout } from "~/forms/answers/revalidation-policy.ts";
import { writeCookie } from "~/session/cookies/plain-cookies.ts";
import { AgentFrame } from "./menu/agent-frame.tsx";
import { lastPageLine } from "./menu/last-page.ts";
import { loadAgentMenu } from "./menu/load-menu.server.ts";
import { pageIn } from "./menu/page-in.ts";
import { useAgentMenu } from "./menu/use-agent-menu.ts";
import { agentPageAt } from "./pages.ts";

/** The center is a tool of its own: its frame takes the place of the portal's. */
export const handle: PageHandle = { chrome: "none" };

/**
 * U29, U31: the menu of the agent center with what waits in it.
 * @throws Response as `loadAgentMenu`
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const here = agentPageAt(pathname);
  const menu = await loadAgentMenu(request, context, here);
  return answer(
    menu,
    here && menu.owner
      ? { headers: { "Set-Cookie": lastPageLine(here.key, search, menu.owner) } }
      : undefined,
  );
}

/** The counts change only by forms here, not by navigation; the overview revalidates them. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl } = change;
  const toOverview =
    currentUrl.pathname !== nextUrl.pathname && /\/overview\/?$/i.test(nextUrl.pathname);
  return revalidateLayout(change) || toOverview;
};

/** Remembers the page where no document is loaded: a step inside the center (S37). */
function useLastPage(menu: ReturnType<typeof useAgentMenu>) {
  const { pathname, search } = useLocation();
  const key = menu ? pageIn(menu.pages, pathname)?.key : undefined;
  const owner = menu?.owner;
  useEffect(() => {
    if (key && owner) writeCookie(lastPageLine(key, search, owner));
  }, [key, search, owner]);
}

export default function AgentCenter() {
  const menu = useAgentMenu();
  useLastPage(menu);
  if (!menu) return null;
  return (
    <AgentFrame menu={menu}>
      <Outlet />
    </AgentFrame>
  );
}

/** When a page fails, the frame stays. */
export function ErrorBoundary() {
  const menu = useAgentMenu();
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
