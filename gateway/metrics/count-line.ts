/** Which series a line of the log belongs to. What the log says is counted here, so an event needs no second note. */
import type { PlatformFailure } from "../platform/errors.ts";
import type { LogLine } from "../request/request-scope.ts";
import { series } from "./series.ts";
import type { CallFailure } from "./tally.ts";

/** The outcome of a call that the open breaker kept. */
export const notSent = "not-sent";

type Count = (name: string, ms?: number) => void;

/** Counts a line. Returns the failure that it reports, if it is one of a platform call. */
export function countLine(
  line: LogLine,
  count: Count,
  network: string | null = null,
): Omit<CallFailure, "at"> | null {
  const { event } = line;
  if (event === "platform.call") return countCall(line, count);
  if (event === "request") countRequest(line, count);
  else if (event === "security.login.done") count(series.signIn("done", word(line.way)));
  else if (event === "security.login.failed") count(series.signIn("refused", word(line.reason)));
  else if (event === "security.login.locked") count(series.signIn("refused", "locked"));
  else if (event === "security.money.attempt") countMoney(line, count);
  else if (event === "security.csp.report") {
    count(series.csp(word(line.directive), hostOf(line.blocked)));
  } else if (event === "platform.missing" || event === "platform.unread") {
    count(series.unread(word(line.call)));
  }
  if (event.startsWith("security.")) {
    const name = event.slice("security.".length);
    count(series.security(name));
    if (network !== null) count(series.network(network, name));
  } else if (line.level === "error" && event !== "request") count(series.error(event));
  return null;
}

function countCall(line: LogLine, count: Count): Omit<CallFailure, "at"> | null {
  const { call, outcome, attempts, status, ms, requestId } = line;
  const id = word(call);
  const took = Number(ms) || 0;
  if (attempts === 0) count(series.call(id, notSent));
  else count(series.call(id, word(outcome)), took);
  if (Number(attempts) > 1) count(series.retry(id));
  if (!callFailures.includes(String(outcome))) return null;
  return {
    call: id,
    outcome: attempts === 0 ? notSent : word(outcome),
    status: Number(status) || 0,
    ms: took,
    requestId: String(requestId),
  };
}

/** Outcomes that are failures of the platform. A refusal is an answer. */
export const callFailures: readonly string[] = [
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_BAD_RESPONSE",
  "UNKNOWN_OUTCOME",
] satisfies PlatformFailure[];

function countRequest({ path, status, ms }: LogLine, count: Count) {
  const took = Number(ms) || 0;
  count(series.request(kindOfRequest(String(path)), Number(status)), took);
}

const moneyStates: Record<string, "taken" | "refused" | "unknown"> = {
  done: "taken",
  failed: "refused",
  unknown: "unknown",
};

function countMoney({ action, state }: LogLine, count: Count) {
  const outcome = moneyStates[String(state)];
  if (outcome) count(series.money(word(action), outcome));
}

const kinds: readonly [prefix: string, kind: RequestKind][] = [
  ["/graphql", "graphql"],
  ["/operator", "operator"],
  ["/healthz", "health"],
  ["/api/", "api"],
];

export type RequestKind = "page" | "data" | "graphql" | "operator" | "health" | "api";

function kindOfRequest(path: string): RequestKind {
  const found = kinds.find(([prefix]) => path.startsWith(prefix));
  if (found) return found[1];
  return path.endsWith(".data") ? "data" : "page";
}

/** The host of a blocked address, or what stands for one, such as `inline`. */
function hostOf(blocked: unknown): string {
  const text = String(blocked ?? "");
  return word(URL.canParse(text) ? new URL(text).host || text : text);
}

/** A value as one word of a series' name: at most 64 characters, without a space. */
function word(value: unknown): string {
  return (
    String(value ?? "")
      .replace(/\s+/g, "-")
      .slice(0, 64) || "none"
  );
}
