import type { RequestContext } from "~/edge/request/request-context.ts";

const suffix = /(\/_root)?\.data$/;

/** Returns the address of the page that a `.data` request belongs to. */
function pageOf(url: URL): string {
  const page = new URL(url);
  page.pathname = page.pathname.replace(suffix, "") || "/";
  page.searchParams.delete("_routes");
  return page.pathname + page.search;
}

/**
 * Returns a response that makes Remix reload the whole document, which then shows the notice; null for a request that
 * is not Remix's `<path>.data`. The body is Remix 2.17's encoding of a redirect, which differs between loaders (a
 * special type) and actions (a plain object). The status stays as given.
 */
export function reloadAnswer(context: RequestContext, status: number): Response | null {
  if (!suffix.test(context.url.pathname)) return null;
  const facts = [
    "redirect",
    pageOf(context.url),
    "status",
    302,
    "revalidate",
    false,
    "reload",
    true,
    "replace",
  ];
  const loader = [["SingleFetchRedirect", 1], { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 }, ...facts];
  const action = [{ _1: 2, _3: 4, _5: 6, _7: 8, _9: 6 }, ...facts];
  const isAction = context.request.method === "POST";
  const headers = { "content-type": "text/x-script", "x-remix-response": "yes" };
  return new Response(`${JSON.stringify(isAction ? action : loader)}\n`, { status, headers });
}
