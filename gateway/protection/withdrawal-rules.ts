/** Under which rule the withdrawals of an account were requested: whether its market lets the player cancel (G12). */
import type { AccountStore, StoredValues } from "./account-store.ts";

export interface WithdrawalRule {
  /** The key of the form, which platforms may name in their records. */
  requestId: string;
  /** The platform's id; null until it has answered. */
  id: string | null;
  /** When it was requested, in ms. */
  at: number;
  /** Whether the player may cancel it. */
  cancelling: boolean;
}

/** A withdrawal is paid or refused long before, in ms. */
const longestMs = 92 * 86_400_000;
const mostRules = 100;

export class WithdrawalRules {
  readonly #rules: StoredValues<WithdrawalRule>;

  constructor(store: AccountStore) {
    this.#rules = store.values("withdrawal", { requestId: "string", at: "number" });
  }

  /** Notes a withdrawal, or the id of a noted one. Of two requests with one key the stricter rule holds. */
  noteWithdrawalRule(rule: WithdrawalRule): void {
    const known = this.#rules.get(rule.requestId);
    const cancelling = rule.cancelling && (known?.cancelling ?? true);
    this.#rules.put({ ...rule, cancelling }, rule.requestId);
    const newestFirst = this.#rules.all().sort((a, b) => b.at - a.at);
    for (const [place, { requestId, at }] of newestFirst.entries()) {
      if (place >= mostRules || at <= rule.at - longestMs) this.#rules.remove(requestId);
    }
  }

  withdrawalRules(now: number): WithdrawalRule[] {
    return this.#rules.all().filter(({ at }) => at > now - longestMs);
  }
}
