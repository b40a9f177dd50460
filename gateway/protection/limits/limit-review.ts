/** The review of limits every six months (G8): when it is due, and what the player decided. It blocks nothing. */
import { offsetMs } from "../../values/brand-day.ts";
import type { AccountStore, StoredValues } from "../account-store.ts";

export type ReviewDecision = "KEEP" | "CHANGE";

/** A review that was answered; `at` is in ms since the epoch. */
export interface ReviewAnswer {
  at: number;
  decision: ReviewDecision;
}

export interface ReviewState {
  /** When the period began: with the last answer, or when the account was first seen here. */
  from: number;
  /** From when on the period is to be reviewed. */
  dueAt: number;
  due: boolean;
  last: ReviewAnswer | null;
}

/** Months between two reviews. */
const months = 6;

export class LimitReview {
  readonly #answers: StoredValues<ReviewAnswer>;
  /** When the account was first seen. */
  readonly #start: StoredValues<number>;

  constructor(store: AccountStore) {
    this.#answers = store.values("review", { at: "number" });
    this.#start = store.values("review-start", "number");
  }

  /**
   * The state at a moment. The first call begins the first period.
   * @param gmtOffset the brand's zone, such as "+09:00"
   */
  reviewState(now: number, gmtOffset: string): ReviewState {
    const last = this.#answers
      .all()
      .reduce<ReviewAnswer | null>((a, b) => (a && a.at >= b.at ? a : b), null);
    const start = this.#start.get();
    if (start === null) this.#start.put(now);
    const from = last?.at ?? start ?? now;
    const dueAt = sixMonthsAfter(from, gmtOffset);
    return { from, dueAt, due: now >= dueAt, last };
  }

  /** Records the decision of a due review, and begins the next period. NOT_DUE changes nothing. */
  answerReview(decision: ReviewDecision, now: number, gmtOffset: string): "DONE" | "NOT_DUE" {
    if (!this.reviewState(now, gmtOffset).due) return "NOT_DUE";
    this.#answers.put({ at: now, decision }, `${now}`);
    return "DONE";
  }
}

/** The same day and time six months later in the zone; the last day of a month that is shorter. */
export function sixMonthsAfter(at: number, gmtOffset: string): number {
  const offset = offsetMs(gmtOffset);
  const local = new Date(at + offset);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay));
  const time = (((at + offset) % 86_400_000) + 86_400_000) % 86_400_000;
  return day + time - offset;
}
