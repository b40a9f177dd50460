/**
 * Who may see `/operator` (O1, G35): whom Cloudflare Access has let in, or who has the key in development. Whatever is below
 * it, page or data, is answered after this check alone.
 */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { EdgeRequest } from "~/edge/edge-request.ts";
import { readSessionId } from "~/session/cookies/session-cookie.ts";
import { logSecurityEvent } from "../../../gateway/access/security-events.ts";
import { takeByAddress } from "../../../gateway/limits/address-limits.ts";
import { operatorOf } from "./access.ts";
import { enterWithKey, keyPage } from "./key-page.ts";
import { createOperatorPort } from "./operator-port.ts";

/** Whoever has the key in development. */
export async function operatorInDevelopment(request: Request, configuration: Configuration) {
  const { operatorKey } = configuration.audit;
  const send = async () => Response.error();
  const name = await operatorOf(request, { access: null, operatorKey }, Date.now(), send);
  return name === null ? undefined : createOperatorPort(name, configuration);
}

/**
 * Gives the scope its `operator`, or answers: for too many requests, for the key, and for who may not see it. Null also
 * where the deployment has neither Access nor a key: the portal then answers as for any unknown page.
 */
export async function admitOperator(edge: EdgeRequest): Promise<Response | null> {
  const { context, scope, configuration } = edge;
  const { audit } = configuration;
  if (audit.access === null && audit.operatorKey === null) return null;
  const place = await takeByAddress("operator", scope);
  if ("retryAfterMs" in place) {
    const wait = String(Math.ceil(place.retryAfterMs / 1000));
    const text = `Too many requests from this address. Try again in ${wait} s.\n`;
    return new Response(text, { status: 429, headers: { "retry-after": wait } });
  }
  const entered = await enterWithKey(context.request, audit.operatorKey);
  if (entered) return entered;
  const name = await operatorOf(context.request, audit, scope.now(), (call) => fetch(call));
  if (name === null) {
    const signedIn = readSessionId(context.request.headers.get("cookie")) !== null;
    logSecurityEvent(scope, "operator.refused", { signedIn });
    return keyPage(scope, context, audit.operatorKey !== null);
  }
  scope.operator = createOperatorPort(name, configuration);
  context.operator = name;
  return null;
}
