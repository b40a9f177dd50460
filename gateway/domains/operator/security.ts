/** Security and protection as counts (O4, O5): no person, no whole address, no group below five. */
import { type SecurityEvent, securityEvents } from "../../access/security-events.ts";
import type {
  OperatorBlocked,
  OperatorNetwork,
  OperatorProtection,
  OperatorSecurity,
  OperatorSecurityEvent,
} from "../../generated/resolver-types.ts";
import { type Counts, partsOf, sumOf } from "../../metrics/counts.ts";
import { hourMs } from "../../metrics/timeline.ts";
import type { GatewayContext } from "../../request/context.ts";
import { clamped, operatorIn } from "./health.ts";

const shownNetworks = 20;
const shownBlocked = 50;
/** A smaller group could be somebody. */
const leastGroup = 5;

/** The counts of the last hours, 1 to 720, and of as many hours before. */
async function countsOf(hours: number, context: GatewayContext): Promise<[Counts, Counts]> {
  const length = clamped(hours, 1, 720) * hourMs;
  const until = Date.now();
  const [now = {}, before = {}] = await operatorIn(context).metrics.sums([
    [until - length, until],
    [until - 2 * length, until - length],
  ]);
  return [now, before];
}

/** Events by kind, networks and what browsers kept from pages. */
export async function security(hours: number, context: GatewayContext): Promise<OperatorSecurity> {
  const [counts, before] = await countsOf(hours, context);
  return {
    events: eventsIn(counts, before),
    networks: networksIn(counts),
    blocked: blockedIn(counts),
  };
}

function eventsIn(counts: Counts, before: Counts): OperatorSecurityEvent[] {
  const names = Object.keys(securityEvents) as SecurityEvent[];
  return names.map((name) => ({
    name,
    level: securityEvents[name].toUpperCase() as OperatorSecurityEvent["level"],
    count: sumOf(counts, "security", name).n,
    before: sumOf(before, "security", name).n,
  }));
}

/** The networks with the most events that are worth a look: those of the level `info` are routine. */
function networksIn(counts: Counts): OperatorNetwork[] {
  const isWorthALook = (event: string) => securityEvents[event as SecurityEvent] !== "info";
  return [...partsOf(counts, "network").keys()]
    .map((network) => {
      const events = [...partsOf(counts, "network", network)]
        .filter(([event]) => isWorthALook(event) || event === "login.failed")
        .map(([name, { n }]) => ({ outcome: name, count: n }));
      return { network, events, count: events.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, shownNetworks);
}

function blockedIn(counts: Counts): OperatorBlocked[] {
  return [...partsOf(counts, "csp").keys()]
    .flatMap((directive) =>
      [...partsOf(counts, "csp", directive)].map(([host, { n }]) => ({
        directive,
        host,
        count: n,
        line: lineFor(directive, host),
      })),
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, shownBlocked);
}

/** The line that lets a host in, for the brand's `hosts`; null for what a brand's file can't allow. */
function lineFor(directive: string, host: string): string | null {
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?$/.test(host)) return null;
  if (directive.startsWith("img-src")) return `images: ["https://${host}"],`;
  if (directive.startsWith("frame-src")) return `launch: ["${host}"],`;
  return null;
}

/** What protects players, as the audit trail has it, and what of it could not be read. */
export async function protection(
  hours: number,
  context: GatewayContext,
): Promise<OperatorProtection[]> {
  const [counts, before] = await countsOf(hours, context);
  const kinds = ["LIMIT", "EXCLUSION", "PLAY"];
  const rows = kinds.flatMap((kind) =>
    [...partsOf(counts, "audit", kind).keys()].flatMap((action) =>
      [...partsOf(counts, "audit", kind, action)].map(([outcome, { n }]) => ({
        kind,
        action,
        outcome,
        count: hidden(n),
        before: hidden(sumOf(before, "audit", kind, action, outcome).n),
      })),
    ),
  );
  const unread = ["stored.value.lost", "protection.unreachable", "audit.lost", "break.not-told"];
  return [
    ...rows,
    ...unread.map((event) => ({
      kind: "ERROR",
      action: event,
      outcome: "",
      count: sumOf(counts, "error", event).n,
      before: sumOf(before, "error", event).n,
    })),
  ];
}

/** Null for a group that is too small. */
const hidden = (n: number): number | null => (n > 0 && n < leastGroup ? null : n);
