/** Refusals of the edge: a page for browsers, JSON for programs, a reload for Remix's data requests. */

import { writeLog } from "~/edge/log/log.ts";
import { type RequestContext, wantsJson } from "~/edge/request/request-context.ts";
import { contactsIn } from "../../../brands/contacts.ts";
import { logSecurityEvent } from "../../../gateway/access/security-events.ts";
import { marketOf } from "../../../markets/index.ts";
import { retryAfter } from "./maintenance.ts";
import { type Notice, noticePage, safeContacts } from "./notice-page.ts";
import type { NoticeKind } from "./notice-texts.ts";
import type { BlockRule } from "./region.ts";
import { reloadAnswer } from "./single-fetch-reload.ts";

type Contacts = Notice["contacts"];

/** Returns JSON with a top-level `code`, and `errors` for GraphQL clients. `facts` are in the error's extensions. */
function jsonRefusal(
  context: RequestContext,
  status: number,
  code: string,
  facts: object = {},
): Response {
  const { requestId } = context;
  const extensions = { code, requestId, ...facts };
  return Response.json({ code, requestId, errors: [{ message: code, extensions }] }, { status });
}

function notice(
  context: RequestContext,
  kind: NoticeKind,
  status: number,
  code: string,
  more: {
    contacts?: Contacts;
    endsAt?: number | null;
    waitSeconds?: number;
    facts?: object;
    rule?: BlockRule;
  } = {},
): Response {
  const { brand, nonce, requestId, address } = context;
  const language = context.language.tag;
  const contacts = safeContacts(
    more.contacts?.length ? more.contacts : contactsIn(brand, language),
  );
  if (wantsJson(context)) {
    return jsonRefusal(context, status, code, { ...more.facts, customerService: contacts });
  }
  const endsAt = more.endsAt ?? null;
  const helplines = more.rule ? marketOf(context.country, context.region).helplines : [];
  const page = {
    kind,
    brand,
    language,
    nonce,
    requestId,
    address,
    endsAt,
    contacts,
    helplines,
    rule: more.rule ?? null,
    waitSeconds: more.waitSeconds ?? null,
  };
  return (
    reloadAnswer(context, status) ??
    new Response(noticePage(page), {
      status,
      headers: { "content-type": "text/html; charset=utf-8" },
    })
  );
}

/**
 * 451: the region is closed (S3, R52, A74). The page and the JSON name the rule and its version (G31).
 * @param contacts the platform's, where it is asked already; else the brand's
 */
export function regionBlocked(
  context: RequestContext,
  rule: BlockRule,
  contacts?: Contacts,
): Response {
  const { country, region } = context;
  logSecurityEvent({ ...context, log: writeLog }, "region.refused", { country, region });
  return notice(context, "region", 451, "REGION_BLOCKED", {
    contacts,
    rule,
    facts: { address: context.address, rule },
  });
}

/** 403: the address is denied (A78, P16, E16). */
export function addressDenied(context: RequestContext): Response {
  logSecurityEvent({ ...context, log: writeLog }, "address.denied", { country: context.country });
  return notice(context, "address", 403, "FORBIDDEN", { facts: { address: context.address } });
}

/** 403: the request's host doesn't belong to the operator (A77, E15). */
export function unknownDomain(context: RequestContext, contacts: Contacts): Response {
  return notice(context, "domain", 403, "UNKNOWN_DOMAIN", { contacts });
}

/** 200: the page that the service worker shows without a connection (L5). */
export function offlinePage(context: RequestContext): Response {
  const page = notice(context, "offline", 200, "OFFLINE");
  page.headers.set("x-robots-tag", "noindex");
  return page;
}

/** 503: maintenance (S2, R51), with Retry-After in seconds. */
export function maintenance(
  context: RequestContext,
  window: { endsAt: number | null; contacts?: Contacts },
): Response {
  const seconds = retryAfter(window, context.startedAt);
  const { endsAt, contacts } = window;
  const facts = { endsAt, retryAfterMs: seconds * 1000 };
  const answer = notice(context, "maintenance", 503, "MAINTENANCE", { contacts, endsAt, facts });
  answer.headers.set("retry-after", String(seconds));
  return answer;
}

/** 429: too many requests of one network address, with Retry-After in seconds. The page says that it is nobody's fault. */
export function throttled(context: RequestContext, retryAfterMs: number): Response {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const isPage = context.request.headers.get("accept")?.includes("text/html");
  const answer = isPage
    ? notice(context, "throttled", 429, "THROTTLED", { waitSeconds: seconds })
    : plainRefusal(context, 429, "THROTTLED", "Too many requests", { retryAfterMs });
  answer.headers.set("retry-after", String(seconds));
  return answer;
}

/** 500: an unexpected error. The page shows nothing but the request id. */
export function unexpected(context: RequestContext): Response {
  return notice(context, "error", 500, "INTERNAL");
}

/** Refuses a request that no page of ours sends, with one line of text or JSON. */
export function plainRefusal(
  context: RequestContext,
  status: number,
  code: string,
  text: string,
  facts: object = {},
): Response {
  if (wantsJson(context)) return jsonRefusal(context, status, code, facts);
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
