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

interface AddressLimit {
  /** For all guests of an address together. */
  most: number;
  windowMs: number;
  /**
   * What a guest who was here before may besides, counted by his own mark (`app/session/cookies/visitor-cookie.ts`). So the
   * limit of an address grows with the visitors behind it, and none takes the place of another.
   */
  returning?: number;
  /** What a signed-in account may. It counts by itself, wherever it is. Without it accounts count as guests do. */
  account?: number;
}

/** These limits hold across cookies, phone numbers and account names. docs/limits-by-address.md says who is hit when. */
export const limitsByAddress = {
  /** Codes by SMS, to any number. */
  sms: { most: 20, windowMs: hour, returning: 5, account: 10 },
  /** Password mails, to any account. */
  mail: { most: 20, windowMs: hour, returning: 5 },
  /** Messages to the operator; one may weigh 15 MiB. */
  feedback: { most: 10, windowMs: hour, returning: 3, account: 10 },
  /** Trial accounts, and games that guests try. */
  freePlay: { most: 20, windowMs: hour, returning: 3 },
  trial: { most: 60, windowMs: hour, returning: 20 },
  captcha: { most: 60, windowMs: 10 * minute, returning: 20 },
  /** Changes of what identifies a person: bank cards, name and birthday (G17). Each account has its own limit, too. */
  person: { most: 60, windowMs: hour },
  registration: { most: 20, windowMs: hour, returning: 3 },
  /** Opened referral links. */
  visit: { most: 60, windowMs: hour },
  /** Failed logins to any account. Above the limit every login needs a captcha. */
  login: { most: 15, windowMs: 30 * minute },
  /** Failed social sign-ins. */
  social: { most: 30, windowMs: 30 * minute, returning: 10 },
  /** Keys for reports that nobody has (N25). */
  reportKey: { most: 30, windowMs: 10 * minute },
  /** Requests of the operator's pages, the refused ones included. */
  operator: { most: 120, windowMs: minute },
  /** Forms with pictures, counted before the pictures are read. */
  upload: { most: 30, windowMs: hour, returning: 10, account: 30 },
  /**
   * Reads of games and draws that miss the shared cache: searches, filters and ids that the visitor chose
   * (A148).
   */
  reads: { most: 200, windowMs: minute, returning: 100, account: 200 },
  /** New marks of visitors. Without the mark a guest counts with all others of the address. */
  mark: { most: 120, windowMs: hour },
} as const satisfies Record<string, AddressLimit>;

/** So many returning visitors of one address count by themselves in a window; further ones share. */
export const mostReturning = 20;

export type LimitedByAddress = keyof typeof limitsByAddress;

type Scope = Pick<
  RequestScope,
  "addressClass" | "brand" | "limits" | "platform" | "session" | "visitor"
> &
  SecurityLogger;

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

interface Counter {
  key: string;
  most: number;
}

/** Brands and platforms have separate counters. */
const keyOf = (kind: LimitedByAddress, { brand, platform }: Scope, who: string) =>
  `${kind}:${brand.id}:${platform.origin}:${who}`;

/** The counters of an address: its class and the /48 around it. */
function countersOf(kind: LimitedByAddress, scope: Scope): Counter[] {
  const { most } = limitsByAddress[kind];
  const wider = widerClass(scope.addressClass);
  const own = { key: keyOf(kind, scope, `address:${scope.addressClass}`), most };
  if (wider === null) return [own];
  return [own, { key: keyOf(kind, scope, `address:${wider}`), most: most * timesPer48 }];
}

/** The counter of the signed-in account; null where the kind has none. Trial accounts cost nothing, so they are guests. */
async function accountCounter(kind: LimitedByAddress, scope: Scope): Promise<Counter | null> {
  const { account: most }: AddressLimit = limitsByAddress[kind];
  if (most === undefined) return null;
  const account = (await scope.session.read())?.account;
  if (!account || account.role === "TRIAL") return null;
  return { key: keyOf(kind, scope, `account:${account.id}`), most };
}

/**
 * Counts an attempt by the visitor's own mark. Returns false for a new visitor, for one beyond `mostReturning` of the
 * address, and where his own count is used up.
 */
async function takeAsReturning(kind: LimitedByAddress, scope: Scope, taken: string[]) {
  const { windowMs, returning }: AddressLimit = limitsByAddress[kind];
  const visitor = returning === undefined ? null : await scope.visitor();
  if (returning === undefined || visitor === null) return false;
  const { limits, addressClass } = scope;
  const key = keyOf(kind, scope, `address:${addressClass}:visitor:${visitor}`);
  if ((await limits.failures(key, windowMs)) === 0) {
    const all = keyOf(kind, scope, `address:${addressClass}:visitors`);
    if ((await limits.take(all, mostReturning, windowMs)) !== null) return false;
  }
  if ((await limits.take(key, returning, windowMs)) !== null) return false;
  taken.push(key);
  return true;
}

/** Counts an attempt before it is made, so that concurrent attempts can't exceed the limit. */
export async function takeByAddress(kind: LimitedByAddress, scope: Scope): Promise<Taken> {
  const { windowMs } = limitsByAddress[kind];
  const taken: string[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((key) => scope.limits.giveBack(key)));
  };
  const account = await accountCounter(kind, scope);
  if (!account && (await takeAsReturning(kind, scope, taken))) return { giveBack };
  for (const { key, most } of account ? [account] : countersOf(kind, scope)) {
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
