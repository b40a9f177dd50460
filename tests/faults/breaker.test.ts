import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { portalOfFile } from "../support/portal-of-file.ts";
import type { World } from "../support/world.ts";
import { balanceRead, type CallClass, type Cell, launch, publicRead } from "./call-classes.ts";
import { fine } from "./fault-list.ts";
import type { Answer } from "./send-request.ts";

const portal = await portalOfFile();

/** More calls than the breaker needs to open; the limit if it never opens. */
const storm = 25;
const longestStorm = 200;
const requested = async (world: World, id: string) =>
  (await world.calls()).filter((call) => call.id === id).length;

/** One after the other, because concurrent equal requests share one call. */
async function many(one: CallClass, cell: Cell): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < storm) answers.push(await one.sendRequest(cell));
  return answers;
}

describe.concurrent("the breaker", () => {
  it.for([publicRead, balanceRead, launch])(
    "opens when the platform keeps failing, fails at once, and closes within 6 s: $name",
    async (one, { expect }) => {
      const world = portal.world(`breaker-${one.id.toLowerCase()}`);
      const cell: Cell = { portal, world, cookie: "", known: {} };
      await one.prepare(cell);
      await world.fault({ match: { id: one.id }, fault: { kind: "status", status: 500 } });
      const answers = await many(one, cell);
      for (const answer of answers) expect(one.outcome(answer)).not.toBe(fine);

      // Open: it fails at once without a call. On a slow machine a probe may be sent first.
      let left = longestStorm;
      for (; left > 0; left -= 1) {
        await world.forgetCalls();
        const refused = await one.sendRequest(cell);
        expect(refused.text).toMatch(/UPSTREAM_UNAVAILABLE|PLATFORM_UNAVAILABLE/);
        expect(refused.status).toBeLessThan(500);
        if ((await requested(world, one.id)) === 0) break;
      }
      expect(left, "the platform gets no calls").toBeGreaterThan(0);

      await world.clearFaults();
      // Every quarter of a second: 24 times are 6 s. A busy machine makes fewer requests.
      let requests = 0;
      for (; requests <= 24; requests += 1) {
        if (one.outcome(await one.sendRequest(cell)) === fine) break;
        await pause(250);
      }
      expect(requests).toBeLessThanOrEqual(24);
      expect(await requested(world, one.id)).toBeGreaterThan(0);
    },
  );

  it("of one class of calls does not affect the others", async () => {
    const world = portal.world("breaker-alone");
    const cell: Cell = { portal, world, cookie: "", known: {} };
    await balanceRead.prepare(cell);
    await world.fault({ match: { id: "C22" }, fault: { kind: "status", status: 500 } });
    await many(balanceRead, cell);
    expect(publicRead.outcome(await publicRead.sendRequest(cell))).toBe(fine);
  });
});
