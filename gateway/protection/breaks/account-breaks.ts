/**
 * The break of one account (G15–G18): a time-out, which ends by itself, or a self-exclusion, which stays after its end
 * until the player asks, and a day longer. No call shortens a break.
 */
import type { AccountStore, StoredValues } from "../account-store.ts";
import { type BreakKind, type BreakLength, endOf, kindOf } from "./break-lengths.ts";

/** A break. All moments are in ms since the epoch. */
export interface AccountBreak {
  kind: BreakKind;
  /** Null for a break that began at the platform (G40). */
  length: BreakLength | null;
  from: number;
  /** The end that the player chose; null for ever. */
  until: number | null;
  /** When the player asked to come back after the end of a self-exclusion (G18). */
  returnRequestedAt: number | null;
}

/** The wait after the player has asked to come back (G18), in ms. */
export const returnWaitMs = 24 * 3_600_000;

/** From when on the account is open again; null while that is not known: for ever, or nobody has asked (G18). */
export function openAgainAt({ kind, until, returnRequestedAt }: AccountBreak): number | null {
  if (until === null) return null;
  if (kind === "TIME_OUT") return until;
  return returnRequestedAt === null ? null : Math.max(until, returnRequestedAt + returnWaitMs);
}

/** Whether the player can ask to come back now (G18). */
export const canRequestReturn = (
  { kind, until, returnRequestedAt }: AccountBreak,
  now: number,
): boolean =>
  kind === "SELF_EXCLUSION" && until !== null && now >= until && returnRequestedAt === null;

export class AccountBreaks {
  readonly #stored: StoredValues<AccountBreak>;

  constructor(store: AccountStore) {
    this.#stored = store.values("break", { kind: "string", from: "number" });
  }

  /** The last break, which may be over. */
  lastBreak(): AccountBreak | null {
    return this.#stored.get();
  }

  /** The break that holds at this moment, or null. */
  openBreak(now: number): AccountBreak | null {
    const known = this.lastBreak();
    if (!known) return null;
    const openAgain = openAgainAt(known);
    return openAgain === null || now < openAgain ? known : null;
  }

  /** Starts a break. While one holds, the later end and the self-exclusion win. Returns the break that holds now. */
  startBreak(length: BreakLength, now: number): AccountBreak {
    return this.#start({ kind: kindOf(length), length, from: now, until: endOf(length, now) }, now);
  }

  /**
   * Takes over a break of the platform (G40); a known one that is tighter stays. Nothing changes while the known one holds
   * for as long, so that asking to come back is not voided by each sign-in. Returns the break that holds now.
   */
  adoptBreak(
    other: Pick<AccountBreak, "kind" | "from" | "until">,
    now: number,
  ): AccountBreak | null {
    const known = this.openBreak(now);
    const covers = (end: number | null) => end === null || (other.until ?? Infinity) <= end;
    const tighter = known && (known.kind === "SELF_EXCLUSION" || other.kind === "TIME_OUT");
    if (tighter && covers(known.until)) return known;
    if (other.until !== null && other.until <= now) return known;
    return this.#start({ ...other, length: null }, now);
  }

  #start(wanted: Omit<AccountBreak, "returnRequestedAt">, now: number): AccountBreak {
    const requested: AccountBreak = { ...wanted, returnRequestedAt: null };
    const known = this.openBreak(now);
    const holds = known ? stricter(known, requested) : requested;
    this.#stored.put(holds);
    return holds;
  }

  /** Notes that the player wants to come back. The first request counts (G18). */
  requestReturn(now: number): "DONE" | "TOO_EARLY" | "NONE" {
    const known = this.openBreak(now);
    if (!known) return "NONE";
    if (known.returnRequestedAt !== null) return "DONE";
    if (!canRequestReturn(known, now)) return "TOO_EARLY";
    this.#stored.put({ ...known, returnRequestedAt: now });
    return "DONE";
  }
}

/** The break that holds both: a request to come back is void, because the player has asked for another break. */
function stricter(known: AccountBreak, requested: AccountBreak): AccountBreak {
  const end = ({ until }: AccountBreak) => until ?? Number.POSITIVE_INFINITY;
  const [longer, other] = end(known) >= end(requested) ? [known, requested] : [requested, known];
  const kind =
    longer.kind === "SELF_EXCLUSION" || other.kind === "SELF_EXCLUSION"
      ? "SELF_EXCLUSION"
      : "TIME_OUT";
  return { ...longer, kind, returnRequestedAt: null };
}
