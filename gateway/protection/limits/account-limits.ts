/**
 * The limits of one account, and the deposits that Portico has sent for it. It decides synchronously, so that concurrent
 * requests are decided one after the other.
 */
import { compareAmounts } from "../../../brands/amount.ts";
import type { AccountStore, StoredValues } from "../account-store.ts";
import {
  type DepositAttempt,
  type DepositRecords,
  exceededBy,
  isSettledBy,
  type LimitUse,
  recordsNeededFrom,
  useFromNowOn,
} from "./deposit-check.ts";
import {
  changeLimit,
  confirmRequest,
  isSameLimit,
  type Limit,
  type LimitName,
  withoutLapsed,
} from "./limit.ts";
import {
  type HeldLimit,
  heldLimits,
  isPlatformDue,
  type PlatformLimit,
  type PlatformLimitState,
  type PlatformReading,
  windowLimits,
} from "./platform-limits.ts";

/** A deposit that asks whether it may be sent. */
export interface DepositRequest {
  /** Its idempotency key. A second request with the same key and amount has the answer of the first until that is made. */
  key: string;
  amount: string;
  now: number;
  /** The brand's zone, such as "+09:00". */
  gmtOffset: string;
  /** Null in the first try: most accounts have no limit, and then no records are needed. */
  records: DepositRecords | null;
  /** Whether the market wants a limit or "no limit" chosen before the first deposit (G4). */
  requiresChoice: boolean;
  /** Whether the platform's own limits can be read: by the account's owner alone, never by an agent. */
  mayCallPlatform: boolean;
}

export type DepositDecision =
  | { state: "ALLOWED" }
  /** The platform's records since this moment are needed to decide. */
  | { state: "RECORDS_NEEDED"; from: number }
  /** The platform's own limits are needed to decide (G40). */
  | { state: "PLATFORM_LIMITS_NEEDED" }
  | { state: "EXCEEDED"; use: LimitUse }
  /** The market wants a choice first, and the player has made none (G4). */
  | { state: "CHOICE_NEEDED" }
  /** The account is on a break (G17); its object decides that before it asks the limits. */
  | { state: "ON_BREAK" };

/** What `read` returns. */
export interface AccountReading {
  limits: Limit[];
  attempts: DepositAttempt[];
  hasChosen: boolean;
  platform: PlatformReading | null;
  platformDue: boolean;
}

/** An attempt is stored at least as long as the longest window, in ms. */
const storedMs = 32 * 86_400_000;

export class AccountLimits {
  readonly #stored: StoredValues<Limit>;
  readonly #attempts: StoredValues<DepositAttempt>;
  /** When the player chose a first limit or said "no limit" (G4). */
  readonly #choice: StoredValues<number>;
  readonly #platform: StoredValues<PlatformLimitState>;

  constructor(store: AccountStore) {
    this.#stored = store.values("limit", { kind: "string", period: "string", amount: "decimal" });
    this.#attempts = store.values("attempt", { key: "string", amount: "decimal", at: "number" });
    this.#choice = store.values("choice", "number");
    this.#platform = store.values("platform-limits", {});
  }

  /**
   * The player's limits, with requests that can still be confirmed, what counts beside the records, and the platform's own
   * limits as they were last read. `platformDue` says that these have to be read anew.
   */
  read(now: number): AccountReading {
    const limits = this.#limits(now);
    const platform = this.#platformLimits();
    return {
      limits,
      attempts: this.#attempts.all(),
      hasChosen: this.#hasChosen(),
      platform: platform.reading,
      platformDue: isPlatformDue(limits, platform, now),
    };
  }

  /** The limits that hold, the platform's included (G40). */
  held(now: number, gmtOffset: string): HeldLimit[] {
    return heldLimits(this.#limits(now), this.#platformLimits().reading, now, gmtOffset);
  }

  /**
   * Stores the platform's own limits (G40).
   * @param limits null when they can't be read: the last answer stays
   */
  notePlatformLimits(limits: readonly PlatformLimit[] | null, now: number): void {
    const known = this.#platformLimits();
    const reading = limits === null ? known.reading : { readAt: now, limits };
    this.#platform.put({ requestedAt: now, reading });
  }

  /** Whether the platform's own limits have to be read now; only one request in a minute is told so. */
  takePlatformDue(now: number): boolean {
    const known = this.#platformLimits();
    if (!isPlatformDue(this.#limits(now), known, now)) return false;
    this.#platform.put({ ...known, requestedAt: now });
    return true;
  }

  /** The player wants no limit now (G4). It holds until a limit is set, and is not asked for again. */
  chooseNone(now: number): void {
    if (!this.#hasChosen()) this.#choice.put(now);
  }

  /** Sets or lowers a limit at once; a higher one, or null for none, becomes a request (G5). */
  change(name: LimitName, amount: string | null, now: number): Limit | null {
    const changed = changeLimit(this.#limitWithPlatform(name, now), name, amount, now);
    if (changed && !this.#hasChosen()) this.#choice.put(now);
    this.#put(name, changed);
    return changed;
  }

  /** The second yes to a request (G5). */
  confirm(name: LimitName, now: number): "DONE" | "NONE" | "TOO_EARLY" {
    const confirmed = confirmRequest(this.#limit(name, now), now);
    if (typeof confirmed === "string") return confirmed;
    this.#put(name, confirmed.limit);
    return "DONE";
  }

  /** Takes back a request for a higher limit. */
  dropRequest(name: LimitName, now: number): void {
    const limit = this.#limit(name, now);
    if (limit) this.#put(name, { ...limit, request: null });
  }

  /** Decides whether a deposit may be sent, and counts it from now on if so (G7). */
  reserve(request: DepositRequest): DepositDecision {
    const { key, amount, now, gmtOffset, records, requiresChoice, mayCallPlatform } = request;
    const known = this.#attempts.get(key);
    const same = known && now - known.at <= storedMs ? known : null;
    // The same deposit again, which has not been answered.
    if (same && same.madeAt === null && compareAmounts(same.amount, amount) === 0) {
      return { state: "ALLOWED" };
    }
    if (requiresChoice && !this.#hasChosen()) return { state: "CHOICE_NEEDED" };
    if (mayCallPlatform && this.takePlatformDue(now)) return { state: "PLATFORM_LIMITS_NEEDED" };
    const limits = windowLimits(this.held(now, gmtOffset), "DEPOSIT");
    const from = recordsNeededFrom(limits, now, gmtOffset);
    if (from !== null) {
      if (!records || records.from > from) return { state: "RECORDS_NEEDED", from };
      this.#removeAttemptsBefore(now - storedMs);
      const attempts = this.#attempts.all();
      for (const attempt of attempts) {
        if (isSettledBy(records, attempt)) this.#attempts.remove(attempt.key);
      }
      const use = exceededBy(amount, useFromNowOn(limits, records, attempts, now, gmtOffset));
      if (use) return { state: "EXCEEDED", use };
    }
    if (from === null) this.#removeAttemptsBefore(now - storedMs);
    // A key that was used before, in another session, pays for itself: the earlier deposit goes on counting.
    if (same) this.#putAttempt({ ...same, key: `${key} until ${now}` });
    this.#putAttempt({ key, amount, at: now, madeAt: null, recordId: null });
    return { state: "ALLOWED" };
  }

  /** The platform has made the deposit. @param recordId its id there, if it is known */
  made(key: string, recordId: string | null, now: number, expiresAt: number | null = null): void {
    const attempt = this.#attempts.get(key);
    if (attempt) this.#putAttempt({ ...attempt, madeAt: now, recordId, expiresAt });
  }

  /** The owner's records show that a deposit was cancelled or refused, or has expired. An agent can't read that. */
  voided(recordId: string): void {
    for (const attempt of this.#attempts.all()) {
      if (attempt.recordId === recordId) this.#attempts.remove(attempt.key);
    }
  }

  /** The platform has certainly not made the deposit. */
  undone(key: string): void {
    this.#attempts.remove(key);
  }

  #limits(now: number): Limit[] {
    return this.#stored.all().map((limit) => withoutLapsed(limit, now));
  }

  /** Accounts that had a limit before the question was known have chosen, too. */
  #hasChosen(): boolean {
    return this.#choice.get() !== null || this.#stored.all().length > 0;
  }

  #limit(name: LimitName, now: number): Limit | null {
    return this.#limits(now).find((limit) => isSameLimit(limit, name)) ?? null;
  }

  /** A limit on stakes is the platform's: a change starts from its amount where that is the tighter one. */
  #limitWithPlatform(name: LimitName, now: number): Limit | null {
    const own = this.#limit(name, now);
    const { reading } = this.#platformLimits();
    const there = reading?.limits.find((limit) => isSameLimit(limit, name));
    if (name.kind !== "STAKE" || !reading || !there) return own;
    if (own && compareAmounts(own.amount, there.amount) <= 0) return own;
    return { ...(own ?? { ...name, since: reading.readAt, request: null }), amount: there.amount };
  }

  #put(name: LimitName, limit: Limit | null): void {
    const key = `${name.kind} ${name.period}`;
    if (limit) this.#stored.put(limit, key);
    else this.#stored.remove(key);
  }

  #putAttempt(attempt: DepositAttempt): void {
    this.#attempts.put(attempt, attempt.key);
  }

  #removeAttemptsBefore(began: number): void {
    for (const { key, at } of this.#attempts.all()) if (at < began) this.#attempts.remove(key);
  }

  #platformLimits(): PlatformLimitState {
    return this.#platform.get() ?? { requestedAt: null, reading: null };
  }
}
