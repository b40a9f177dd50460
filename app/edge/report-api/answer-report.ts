/**
 * Reports for an agent's own programs: GET /api/reports/<name> with a key (N25, decision 0075, docs/report-api.md). It
 * reads, and nothing else: the operations of `reports.ts`, with the platform's token that belongs to the key. A cookie
 * means nothing here, so no page of another site can use somebody's session.
 */
import type { EdgeRequest } from "~/edge/edge-request.ts";
import { JobSession } from "~/edge/files/job-session.ts";
import type { AccessStore, FoundKey } from "~/edge/report-access/access-store.ts";
import { hashOf, objectOfKey } from "~/edge/report-access/report-key.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { openToken } from "~/session/seal/token-seal.ts";
import { logSecurityEvent } from "../../../gateway/access/security-events.ts";
import { createInProcess, type Failure } from "../../../gateway/graphql/in-process.ts";
import { takeByAddress } from "../../../gateway/limits/address-limits.ts";
import { cursorOf, readRequest } from "./read-request.ts";
import { apiReports } from "./reports.ts";

const path = "/api/reports/";
const minute = 60_000;
/** Requests of one key in a minute. */
const mostRequests = 60;

interface OpenedKey extends FoundKey {
  store: AccessStore;
  hash: string;
}

/** Null for a path that is no report of a deployment with keys. */
export async function answerReport(edge: EdgeRequest): Promise<Response | null> {
  const { context, scope, configuration } = edge;
  if (!configuration.reportAccess) return null;
  const name = context.url.pathname.slice(path.length);
  const report = Object.hasOwn(apiReports, name) ? apiReports[name] : undefined;
  if (context.request.method !== "GET") return refusal(context, 405, "METHOD_NOT_ALLOWED");
  // Counted before the key is looked up, so that tries at once are counted, too. A key that is right does not count.
  const taken = await takeByAddress("reportKey", scope);
  if ("retryAfterMs" in taken) return tooMany(context, taken.retryAfterMs);
  const key = await findKey(edge);
  if (!key) {
    logSecurityEvent(scope, "report.key.refused", { reason: "unknown" });
    return refusal(context, 401, "KEY_UNKNOWN");
  }
  await taken.giveBack();
  const wait = await scope.limits.take(`report key ${key.id}`, mostRequests, minute);
  if (wait !== null) return tooMany(context, wait);
  if (key.sealed === null) return refusal(context, 403, "KEY_ENDED");
  const { id, hash } = key;
  const opened = await openToken(configuration.sessionKeys, { id, name: id }, key.sealed);
  // The Worker's key is another one: the deployment is to be corrected, or the agent makes a new key.
  if (!opened) return unavailable(context);
  if (opened.resealed !== null) await key.store.resealKey(id, hash, opened.resealed);
  if (!report) return refusal(context, 404, "REPORT_UNKNOWN");
  const wanted = readRequest(context.url.searchParams, report, {
    now: scope.now(),
    gmtOffset: scope.brand.gmtOffset,
  });
  if ("parameter" in wanted) return refusal(context, 400, "PARAMETER_WRONG", wanted);

  // The account is read again with each request: a frozen, excluded or former agent gets nothing.
  const session = new JobSession({ account: key.account, token: opened.token, checks: true });
  const client = createInProcess(edge.gateway, { ...scope, session: session.port });
  const { data, errors, dropped } = await report.read(client, wanted.span, wanted.filters);
  if (session.isOver) {
    await key.store.endKey(key.id, key.hash, scope.now());
    logSecurityEvent(scope, "report.key.refused", { reason: "ended" });
    return refusal(context, 403, "KEY_ENDED");
  }
  if (errors.length > 0) return failed(context, errors);
  if (!data) return refusal(context, 404, "REPORT_UNKNOWN");
  const { from, to } = wanted.span.range;
  return Response.json(
    {
      report: name,
      from,
      to,
      data: data.report,
      // Rows of the platform that could not be read, and are missing.
      missing: dropped,
      next: data.hasMore ? cursorOf(wanted) : null,
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** The key of the request's header; null for none, or for one that nobody has. */
async function findKey({ context, scope, configuration }: EdgeRequest): Promise<OpenedKey | null> {
  const header = context.request.headers.get("authorization") ?? "";
  const key = /^Bearer (\S{1,200})$/i.exec(header)?.[1] ?? "";
  const object = objectOfKey(key);
  const store = object && configuration.reportAccess?.getByName(object);
  if (!store) return null;
  const hash = await hashOf(key);
  const found = await store.takeKey(hash, scope.now());
  return found && { ...found, store, hash };
}

function failed(context: RequestContext, errors: readonly Failure[]): Response {
  const codes = errors.map(({ extensions }) => extensions.code);
  if (codes.includes("BAD_USER_INPUT")) return refusal(context, 400, "PARAMETER_WRONG");
  if (codes.includes("NOT_FOUND")) return refusal(context, 404, "REPORT_UNKNOWN");
  return unavailable(context);
}

function unavailable(context: RequestContext): Response {
  const answer = refusal(context, 503, "UNAVAILABLE");
  answer.headers.set("retry-after", "30");
  return answer;
}

function tooMany(context: RequestContext, retryAfterMs: number): Response {
  const answer = refusal(context, 429, "THROTTLED", { retryAfterMs });
  answer.headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  return answer;
}

/** The texts are for programmers, in English as the codes are. */
const texts = {
  METHOD_NOT_ALLOWED: "Reports are read with GET",
  KEY_UNKNOWN: "No key, or none that works: send `Authorization: Bearer <key>`",
  KEY_ENDED:
    "The platform refuses this key's account: it is frozen, on a break or no agent, or its password changed",
  REPORT_UNKNOWN: "There is no such report",
  PARAMETER_WRONG: "A parameter can't be read, or is not known here",
  THROTTLED: "Too many requests",
  UNAVAILABLE: "The report can't be had now",
} as const;

function refusal(
  context: RequestContext,
  status: number,
  code: keyof typeof texts,
  facts: object = {},
): Response {
  const { requestId } = context;
  const headers = { "cache-control": "no-store" };
  const body = { code, message: texts[code], requestId, ...facts };
  const answer = Response.json(body, { status, headers });
  if (status === 401) answer.headers.set("www-authenticate", "Bearer");
  if (status === 405) answer.headers.set("allow", "GET");
  return answer;
}
