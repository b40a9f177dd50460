import type { Visit } from "~/edge/request/request-context.ts";

const suffix = /(\/_root)?\.data$/;

/** The address of the page that a `.data` request was made for. */
function pageOf(url: URL): string {
  const page = new URL(url);
  page.pathname = page.pathname.replace(suffix, "") || "/";
  page.searchParams.delete("_routes");
  return page.pathname + page.search;
}

/**
 * Remix's navigations inside the page ask for `<path>.data` and understand one format only. They are told
 * to load the whole page anew, which then shows the notice; the status stays what it is. The text is
 * Remix 2.17's encoding of a redirect, as a loader (a special type) or an action (plain) answers it.
 * Null for any other request.
 */
export function reloadAnswer(visit: Visit, status: number): Response | null {
  if (!suffix.test(visit.url.pathname)) return null;
  const facts = [
    "redirect",
    pageOf(visit.url),
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
  const isAction = visit.request.method === "POST";
  const headers = { "content-type": "text/x-script", "x-remix-response": "yes" };
  return new Response(`${JSON.stringify(isAction ? action : loader)}\n`, { status, headers });
}
