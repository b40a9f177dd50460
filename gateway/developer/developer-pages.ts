/** Pages that exist only in development. */
import { createContext } from "../create-context.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { addressOf, pagePath, viewOf } from "./inspector/filters.ts";
import { inspectorPage } from "./inspector/page.ts";
import { callPublicReads } from "./inspector/public-reads.ts";
import { marketPage, marketPath } from "./market/page.ts";
import { playgroundPage } from "./playground/page.ts";

/**
 * The playground for a browser that opens /graphql, `/dev/platform`, or `/dev/market`; null for any other request, and
 * always null in production. The edge has already checked the origin of a POST.
 */
export async function developerPage(
  request: Request,
  scope: RequestScope,
  nonce: string,
): Promise<Response | null> {
  if (!scope.development) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/graphql") {
    const opens = request.method === "GET" && request.headers.get("accept")?.includes("text/html");
    return opens ? playgroundPage(nonce) : null;
  }
  if (pathname === marketPath && request.method === "GET")
    return marketPage(scope, searchParams, nonce);
  if (pathname !== pagePath) return null;
  const view = viewOf(searchParams);
  if (request.method !== "POST") return inspectorPage(scope, view, nonce);
  await callPublicReads(createContext(scope).platform, scope);
  return new Response(null, { status: 303, headers: { location: addressOf(view) } });
}
