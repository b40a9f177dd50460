/** The operator's switches in the audit trail (G35): what a deployment changes for players without a change of code. */
import type { Brand } from "../../../brands/brand.ts";
import {
  type AuditDraft,
  type AuditFacts,
  canonicalJson,
} from "../../../gateway/protection/audit/audit-entry.ts";
import type { MarketFile } from "../../../markets/market.ts";

/** The switches of a brand and its markets. A change of a market's rule is a new version of its file (G30). */
export function operatorSwitches(brand: Brand, markets: readonly MarketFile[]): AuditFacts {
  const { calls, edge, lobbyRoutes, navigation, claims } = brand;
  return {
    calls: canonicalJson(calls),
    blockedRegions: edge.blockedRegions.join(" "),
    deniedAddresses: edge.deniedAddresses.join(" "),
    maintenance: edge.maintenance ? canonicalJson(edge.maintenance) : null,
    pages: lobbyRoutes.map(({ path }) => path).join(" "),
    navigation: canonicalJson(navigation),
    claims: claims.map(({ path }) => path).join(" "),
    markets: markets.map(({ country, version }) => `${country} ${version}`).join(", "),
  };
}

/**
 * The entry of switches that changed since the last entry, with the changed ones alone; null if none changed.
 * @param known the switches of the last entry; null before the first
 * @param at in ms since the epoch
 */
export function switchesEntry(
  known: AuditFacts | null,
  now: AuditFacts,
  at: number,
): AuditDraft | null {
  const names = Object.keys({ ...known, ...now });
  const changed = names.filter((name) => !known || (known[name] ?? null) !== (now[name] ?? null));
  if (changed.length === 0) return null;
  const only = (facts: AuditFacts) =>
    Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return {
    id: `switches:${at}`,
    at,
    kind: "OPERATOR",
    action: "switches",
    outcome: "Success",
    role: "OPERATOR",
    by: null,
    subject: null,
    requestId: "",
    before: known ? only(known) : null,
    after: only(now),
  };
}
