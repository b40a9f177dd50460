/**
 * Property test of money against a model (docs/reliability.md): with any repetitions, races and lost
 * responses, one key has one effect.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { histories } from "../../tests/support/histories.ts";
import { createContext } from "../create-context.ts";
import { PlatformError } from "../platform/errors.ts";
import { testScope } from "../testing/platform.ts";
import { type MoneyOutcome, moveMoney } from "./money-attempt.ts";

/** The fate of a change: its response may be lost after or before it took effect. */
const fates = ["fine", "refused", "lost after", "lost before"] as const;

interface Effect {
  amount: string;
  /** After how many ms the records show it: within the minute that the gateway waits. */
  visibleAt: number;
}

const keys = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const press = fc.record({
  kind: fc.constantFrom("press" as const, "race" as const),
  key: fc.constantFrom(...keys),
  amount: fc.constantFrom("10.00", "20.00"),
  fate: fc.constantFrom(...fates),
  shownAfter: fc.nat(59_000),
  recordsDown: fc.boolean(),
});
const wait = fc.record({
  kind: fc.constant("wait" as const),
  ms: fc.integer({ min: 1, max: 70_000 }),
});
type Press = typeof press extends fc.Arbitrary<infer P> ? P : never;

/** A platform without idempotency: it executes every request. */
function world() {
  let time = 1_800_000_000_000;
  const scope = testScope({ now: () => time });
  const context = createContext(scope);
  const effects = new Map<string, Effect[]>();
  const first = new Map<string, Press["amount"]>();
  const lost = new Set<string>();
  const made = (key: string) => effects.get(key) ?? [];

  async function send(key: string, { amount, fate, shownAfter }: Press) {
    await Promise.resolve();
    if (fate === "refused") throw new PlatformError("UPSTREAM_REFUSED", "CA9");
    if (fate !== "lost before") {
      effects.set(key, [...made(key), { amount, visibleAt: time + shownAfter }]);
    }
    if (fate === "fine") return { amount };
    lost.add(key);
    throw new PlatformError("UNKNOWN_OUTCOME", "CA9");
  }

  const move = (requested: Press) =>
    moveMoney<{ amount: string }>(
      {
        name: "deposit",
        key: requested.key,
        args: { amount: requested.amount },
        guard: "OWN_MONEY",
        send: (key) => send(key, requested),
        find: async (_since, key) => {
          if (requested.recordsDown) throw new PlatformError("UPSTREAM_TIMEOUT", "CA10");
          const found = made(key).find(({ visibleAt }) => visibleAt <= time);
          return found ? { amount: found.amount } : null;
        },
      },
      context,
    );

  /** The reported outcome must be true. */
  function judge(requested: Press, outcome: MoneyOutcome<{ amount: string }>) {
    const { key, amount } = requested;
    const known = first.get(key);
    expect(made(key).length, "one key, one effect").toBeLessThanOrEqual(1);
    if ("result" in outcome) {
      expect(made(key)).toMatchObject([{ amount: outcome.result.amount }]);
      expect(outcome.result.amount).toBe(amount);
      return;
    }
    const reason = "reason" in outcome.failure ? outcome.failure.reason : null;
    if (reason === "CONFLICT") expect(known).not.toBe(amount);
    else expect(known, "another amount under the same key").toBe(amount);
    if (reason === "OUTCOME_UNKNOWN") expect(lost).toContain(key);
    if (reason === "PLATFORM_REFUSED" || reason === "NOT_MADE") {
      expect(made(key), "reported as without effect").toEqual([]);
    }
  }

  return {
    made,
    first,
    wait: (ms: number) => {
      time += ms;
    },
    async press(requested: Press, times: number) {
      if (!first.has(requested.key)) first.set(requested.key, requested.amount);
      const outcomes = await Promise.all(Array.from({ length: times }, () => move(requested)));
      for (const outcome of outcomes) judge(requested, outcome);
      return outcomes;
    },
  };
}

it("CA9 CA14 CA19 money moves once per key, with any repetitions, races and lost responses", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(press, press, wait), { maxLength: 14 }), async (steps) => {
      const there = world();
      for (const step of steps) {
        if (step.kind === "wait") there.wait(step.ms);
        else await there.press(step, step.kind === "race" ? 2 : 1);
      }
      // In the end each key is resolved: a change that was made is found, another may be repeated.
      there.wait(70_000);
      for (const [key, amount] of there.first) {
        const calm = {
          kind: "press",
          key,
          amount,
          fate: "fine",
          shownAfter: 0,
          recordsDown: false,
        } as const;
        await there.press(calm, 1);
        const [last] = await there.press(calm, 1);
        expect(last).toEqual({ result: { amount } });
        expect(there.made(key)).toHaveLength(1);
      }
    }),
    { numRuns: histories(400) },
  );
});
