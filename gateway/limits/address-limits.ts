/**
 * How often one address may do what costs the operator something (docs/reliability.md, Throttles): an IPv4
 * address, an IPv6 /64. IPv6 is counted a second time by /48, of which one customer may have all (A149).
 * Cloudflare's own limit comes before these as the outer ring.
 */

import { logSecurityEvent, type SecurityLogger } from "../access/security-events.ts";
import type { Throttled } from "../generated/resolver-types.ts";
import type { RequestScope } from "../request/request-scope.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A fresh cookie, number or name is no fresh start. */
export const limitsByAddress = {
  /** Codes, to whatever numbers. */
  sms: { most: 20, windowMs: hour },
  /** Mails with passwords, to whatever accounts. */
  mail: { most: 20, windowMs: hour },
  /** Messages to the operator: a person has no more to say, and each may weigh 15 MiB. */
  feedback: { most: 10, windowMs: hour },
  /** Trial accounts, and games that guests try. */
  freePlay: { most: 20, windowMs: hour },
  trial: { most: 60, windowMs: hour },
  captcha: { most: 60, windowMs: 10 * minute },
  registration: { most: 20, windowMs: hour },
  /** Referral links that are opened: a house has its visitors, and no more. */
  visit: { most: 60, windowMs: hour },
  /** Logins that failed, into whatever accounts; from then on each needs a captcha. */
  login: { most: 15, windowMs: 30 * minute },
  /** Social accounts and tokens that came to nothing. */
  social: { most: 30, windowMs: 30 * minute },
  /** Forms with pictures, before they are read. */
  upload: { most: 30, windowMs: hour },
  /** Reads of games and draws that the shared cache misses: words, filters and ids that the visitor chose (A148). */
  reads: { most: 200, windowMs: minute },
} as const satisfies Record<string, { most: number; windowMs: number }>;

export type LimitedByAddress = keyof typeof limitsByAddress;

type Scope = Pick<RequestScope, "addressClass" | "brand" | "limits" | "platform"> & SecurityLogger;

export type Taken =
  | (Throttled & { __typename: "Throttled" })
  /** Counted. What comes to nothing is given back. */
  | { giveBack(): Promise<void> };

/** How many times the allowance of an address its whole /48 has. */
export const timesPer48 = 5;

/** The /48 around an IPv6 /64 such as 20010db800010002/64; null for any other class of addresses. */
function widerClass(addressClass: string): string | null {
  const [prefix = "", length] = addressClass.split("/");
  return length === "64" ? `${prefix.slice(0, 12)}/48` : null;
}

/** What a try counts against: its own class of addresses, and the /48 around it. Platforms share nothing. */
function countersOf(kind: LimitedByAddress, { addressClass, brand, platform }: Scope) {
  const { most } = limitsByAddress[kind];
  const keyOf = (name: string) => `${kind}:${brand.id}:${platform.origin}:address:${name}`;
  const wider = widerClass(addressClass);
  const own = { key: keyOf(addressClass), most };
  return wider === null ? [own] : [own, { key: keyOf(wider), most: most * timesPer48 }];
}

/** Counts before it is done, so that of sixty at once no more get through than may. */
export async function takeByAddress(kind: LimitedByAddress, scope: Scope): Promise<Taken> {
  const { windowMs } = limitsByAddress[kind];
  const taken: string[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((key) => scope.limits.giveBack(key)));
  };
  for (const { key, most } of countersOf(kind, scope)) {
    const retryAfterMs = await scope.limits.take(key, most, windowMs);
    if (retryAfterMs !== null) {
      await giveBack();
      logSecurityEvent(scope, "address.throttled", { what: kind });
      return { __typename: "Throttled", retryAfterMs };
    }
    taken.push(key);
  }
  return { giveBack };
}

/** Gives back what another request had taken. */
export async function giveBackByAddress(kind: LimitedByAddress, scope: Scope): Promise<void> {
  await Promise.all(countersOf(kind, scope).map(({ key }) => scope.limits.giveBack(key)));
}
