/** What stands at `/operator` for who may not see it, and the key that opens it in development. */
import type { RequestContext } from "~/edge/request/request-context.ts";
import { cookieLine } from "~/session/cookies/cookie.ts";
import { html } from "../../../gateway/html/html.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { operatorCookie } from "./access.ts";
import { documentOf, pageResponse } from "./document.ts";

/** @param hasKey whether a key opens it (development) */
export function keyPage(scope: RequestScope, { nonce }: RequestContext, hasKey: boolean): Response {
  const form = html`<form method="post" class="tools">
<label for="key">The operator's key</label>
<input id="key" name="key" type="password" autocomplete="off">
<button class="main">Open</button></form>`;
  const body = html`<main><h1>Operator</h1>
<p>You have no access to this page.</p>${hasKey ? form : null}</main>`;
  return pageResponse(documentOf(scope, nonce, "Operator", body), 403);
}

/** The response to the right key: it stays in a cookie until the browser closes, and the page is opened again. */
export async function enterWithKey(request: Request, key: string | null): Promise<Response | null> {
  if (key === null || request.method !== "POST") return null;
  const form = await request.clone().formData();
  if (form.get("key") !== key) return null;
  const cookie = cookieLine(operatorCookie, key, { sameSite: "Strict" });
  const location = new URL(request.url).pathname;
  return new Response(null, { status: 303, headers: { location, "set-cookie": cookie } });
}
