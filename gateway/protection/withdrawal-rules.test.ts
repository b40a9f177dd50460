import { expect, it } from "vitest";
import { storeInMemory } from "../testing/account-store.ts";
import { WithdrawalRules } from "./withdrawal-rules.ts";

const day = 86_400_000;

it("G12 keeps the stricter rule of one key, a quarter long, and of many the latest hundred", () => {
  const rules = new WithdrawalRules(storeInMemory());
  const rule = { requestId: "a", id: null, at: 0, cancelling: false };
  rules.noteWithdrawalRule(rule);
  rules.noteWithdrawalRule({ ...rule, id: "w1", cancelling: true });
  expect(rules.withdrawalRules(day)).toEqual([{ ...rule, id: "w1" }]);
  expect(rules.withdrawalRules(93 * day)).toEqual([]);
  for (let at = 1; at <= 120; at += 1) {
    rules.noteWithdrawalRule({
      requestId: `r${at}`,
      id: `w${at}`,
      at: 50 * day + at,
      cancelling: true,
    });
  }
  const ids = rules.withdrawalRules(51 * day).map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(ids).toContain("w120");
  expect(ids).not.toContain("w20");
});
