import { expect, it, vi } from "vitest";
import type { CoalescingState, LimitStore } from "./limits-port.ts";
import { createRequestCoalescing } from "./request-coalescing.ts";

/** The part of the Durable Object that is used here. */
function stores(began: () => void) {
  const known = new Map<string, { fingerprint: string; outcome: string | null; at: number }>();
  return {
    getByName: (name: string) =>
      ({
        async begin(
          fingerprint: string,
          lifetimeMs: number,
          now: number,
        ): Promise<CoalescingState> {
          began();
          const there = known.get(name);
          if (there && now - there.at < lifetimeMs) {
            if (there.outcome !== null) return { state: "done", outcome: there.outcome };
            return { state: there.fingerprint === fingerprint ? "pending" : "other" };
          }
          known.set(name, { fingerprint, outcome: null, at: now });
          return { state: "new" };
        },
        async resolve(outcome: string | null, now: number) {
          const there = known.get(name);
          if (outcome === null || !there) known.delete(name);
          else known.set(name, { ...there, outcome, at: now });
        },
      }) as unknown as LimitStore,
  };
}

it("A151 a form without a key is one form for as long as two may be sent at once", async () => {
  let time = 1_700_000_000_000;
  let begins = 0;
  const counting = stores(() => {
    begins += 1;
  });
  const once = createRequestCoalescing({ stores: counting, key: "k".repeat(43), now: () => time });
  const send = (from: string | null, args = "form") => once(null, args, from);
  const first = await send("203.0.113.1");
  expect(first.state).toBe("first");
  const second = send("203.0.113.1");
  await vi.waitFor(() => expect(begins).toBe(2));
  if (first.state === "first") await first.resolve("the-session", false);
  expect(await second).toMatchObject({ state: "adopt", id: "the-session" });
  expect((await send("203.0.113.1")).state).toBe("adopt");
  // Another network, another password and an unknown sender: each one is a separate login.
  expect((await send("203.0.113.2")).state).toBe("first");
  expect((await send("203.0.113.1", "other form")).state).toBe("first");
  expect((await send(null)).state).toBe("alone");
  time += 2000;
  expect((await send("203.0.113.1")).state).toBe("first");
});
