/**
 * Requests that no visitor asked for: a page that refreshes by itself (H8). The server must not count them as activity,
 * so that an open page does not keep an idle session alive.
 */

/** The header of such a request. A visitor who sends it only shortens his own session. */
export const passiveHeader = "x-portico-passive";

let passive = false;

/** Marks the data requests of pages as passive until it is called with false. */
export function setPassive(on: boolean): void {
  passive = on;
}

/** Wraps `fetch`: the page's own data requests carry the header while they are passive. */
export function markingPassive(send: typeof fetch): typeof fetch {
  return (input, init) => {
    if (!passive || !isPageData(input, init)) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set(passiveHeader, "1");
    return send(input, { ...init, headers });
  };
}

function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (init?.method && init.method !== "GET") return false;
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return url.origin === location.origin && url.pathname.endsWith(".data");
}
