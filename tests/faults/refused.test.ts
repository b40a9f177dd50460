import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as classes from "./call-classes.ts";
import { fine, platformWords } from "./fault-list.ts";
import { type Observation, observeRow } from "./observe-row.ts";
import { bootBehindPort, type RefusingPortal } from "./refusing-platform.ts";
import { sendRequest } from "./send-request.ts";

const { publicRead, storedRead, balanceRead, login, launch, money } = classes;
const down: [classes.CallClass, string][] = [
  [publicRead, "UPSTREAM_UNAVAILABLE"],
  [storedRead, fine],
  [balanceRead, "UPSTREAM_UNAVAILABLE"],
  [login, "OUTCOME_UNKNOWN"],
  [launch, "PLATFORM_UNAVAILABLE"],
  [money, "OUTCOME_UNKNOWN"],
];

/** A busy machine may exceed the limit by this much. */
const slackMs = 12_000;

let behind: RefusingPortal;
let seen: Map<classes.CallClass, Observation>;
beforeAll(async () => {
  behind = await bootBehindPort();
  const { portal } = behind;
  seen = await observeRow({
    portal,
    world: portal.world("default"),
    classes: down.map(([one]) => one),
    begin: () => behind.shut(),
    end: () => behind.open(),
    turn: (work) => work(),
  });
});
afterAll(() => behind.portal.stop());

describe("connection refused: nothing listens at the platform's port", () => {
  it.each(down)("$name call $id", (one, expected) => {
    const cell = seen.get(one);
    if (!cell) throw new Error("not observed");
    expect(cell.outcome, cell.answer.text.slice(0, 300)).toBe(expected);
    expect(cell.calls, "no call arrived").toBe(0);
    expect(cell.answer.ms, "no longer than the call's time limit").toBeLessThan(
      one.limitMs + slackMs,
    );
    expect(cell.answer.text).not.toMatch(platformWords);
    if (one.withToken) expect(cell.stillSignedIn).toBe(true);
    // Every half second: twelve times are 6 s.
    expect(cell.healedAfter ?? Number.POSITIVE_INFINITY, "called again").toBeLessThanOrEqual(12);
  });

  it("pages work, with a message, while the platform is down", async () => {
    await behind.shut();
    try {
      const page = await behind.portal.fetch("/");
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain("</html>");
      expect(html).not.toMatch(/127\.0\.0\.1:\d+\/wps/);
      const { data } = await sendRequest(behind.portal, { world: "default", query: "{ ready }" });
      expect(data).toEqual({ ready: true });
    } finally {
      await behind.open();
    }
  });
});
