/**
 * Rate limits per address for actions that cost the operator something (docs/reliability.md, Throttles). The
 * unit is an IPv4 address or an IPv6 /64; IPv6 is also counted per /48, because one customer may have a whole
 * /48 (A149). Cloudflare's rate limit applies before these.
 */

import { logSecurityEvent, type SecurityLogger } from "../access/security-events.ts";
import type { Throttled } from "../generated/resolver-types.ts";
import type { RequestScope } from "../request/request-scope.ts";

const minute = 60_000;
const hour = 60 * minute;

/** These limits hold across cookies, phone numbers and account names. */
export const limitsByAddress = {
  /** Codes by SMS, to any number. */
  sms: { most: 20, windowMs: hour },
  /** Password mails, to any account. */
  mail: { most: 20, windowMs: hour },
  /** Messages to the operator; one may weigh 15 MiB. */
  feedback: { most: 10, windowMs: hour },
  /** Trial accounts, and games that guests try. */
  freePlay: { most: 20, windowMs: hour },
  trial: { most: 60, windowMs: hour },
  captcha: { most: 60, windowMs: 10 * minute },
  /** Changes of what identifies a person: bank cards, name and birthday (G17). Each account has its own limit, too. */
  person: { most: 60, windowMs: hour },
  registration: { most: 20, windowMs: hour },
  /** Opened referral links. */
  visit: { most: 60, windowMs: hour },
  /** Failed logins to any account. Above the limit every login needs a captcha. */
  login: { most: 15, windowMs: 30 * minute },
  /** Failed social sign-ins. */
  social: { most: 30, windowMs: 30 * minute },
  /** Requests of the operator's pages, the refused ones included. */
  operator: { most: 120, windowMs: minute },
  /** Forms with pictures, counted before the pictures are read. */
  upload: { most: 30, windowMs: hour },
  /**
   * Reads of games and draws that miss the shared cache: searches, filters and ids that the visitor chose
   * (A148).
   */
  reads: { most: 200, windowMs: minute },
} as const satisfies Record<string, { most: number; windowMs: number }>;

export type LimitedByAddress = keyof typeof limitsByAddress;

type Scope = Pick<RequestScope, "addressClass" | "brand" | "limits" | "platform"> & SecurityLogger;

export type Taken =
  | (Throttled & { __typename: "Throttled" })
  /** Counted. `giveBack` removes it from the count when the action had no effect. */
  | { giveBack(): Promise<void> };

/** The limit of a /48, as a multiple of an address's limit. */
export const timesPer48 = 5;

/** The /48 around an IPv6 /64 such as 20010db800010002/64; null for any other address class. */
function widerClass(addressClass: string): string | null {
  const [prefix = "", length] = addressClass.split("/");
  return length === "64" ? `${prefix.slice(0, 12)}/48` : null;
}

/**
 * The counters of an attempt: its address class and the /48 around it. Brands and platforms have separate
 * counters.
 */
function countersOf(kind: LimitedByAddress, { addressClass, brand, platform }: Scope) {
  const { most } = limitsByAddress[kind];
  const keyOf = (name: string) => `${kind}:${brand.id}:${platform.origin}:address:${name}`;
  const wider = widerClass(addressClass);
  const own = { key: keyOf(addressClass), most };
  return wider === null ? [own] : [own, { key: keyOf(wider), most: most * timesPer48 }];
}

/** Counts an attempt before it is made, so that concurrent attempts can't exceed the limit. */
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

/** Removes an attempt that another request counted. */
export async function giveBackByAddress(kind: LimitedByAddress, scope: Scope): Promise<void> {
  await Promise.all(countersOf(kind, scope).map(({ key }) => scope.limits.giveBack(key)));
}
