import { beforeAll, describe, expect, it } from "vitest";
import { minAttemptMs } from "../../gateway/platform/http/send-with-retry.ts";
import { timeLimits } from "../../gateway/platform/limits/time-limits.ts";
import { portalOfFile } from "../support/portal-of-file.ts";
import * as classes from "./call-classes.ts";
import { faults, fine, type ListedFault, platformWords } from "./fault-list.ts";
import { type Observation, observeRow, sandboxRow, turns } from "./observe-row.ts";

const all = Object.values(classes);
/** A busy machine may exceed the limit by this much; a call that hangs would end after 30 s. */
const slackMs = 12_000;
/** A read that failed after that time is not sent again: a busy machine may take as long for the first attempt. */
const noSecondAttemptMs = timeLimits.public - minAttemptMs;

const portal = await portalOfFile({ vars: { PLATFORM_PATIENCE: "1" } });
const rows = new Map<string, Map<classes.CallClass, Observation>>();
beforeAll(async () => {
  const turn = turns(5);
  const work = faults.map(async ({ name, fault }, index) => {
    const befallen = all.filter((one) => concerns(name, one));
    const world = portal.world(`fault-${index}`);
    rows.set(name, await observeRow(sandboxRow(portal, world, befallen, fault, turn)));
  });
  await Promise.all(work);
});

/** A public response, and that of C1, belongs to no account. */
function concerns(fault: string, one: classes.CallClass): boolean {
  return fault !== "someone else's data" || one.withToken || one === classes.account;
}

/** The expected result, where the fault's row does not define it. */
function expectedOf({ name, expected }: ListedFault, one: classes.CallClass): string {
  // A list of plain numbers has no fields to miss, and a missing sum is zero.
  const bearsIt = one === classes.favoritesRead || one === classes.reportRead;
  if (name === "missing fields" && bearsIt) return fine;
  const refused = name === "success: false" || name === "expired token";
  // In an outage the cached response is served; a refusal must not be hidden by an old response.
  if (one === classes.storedRead) return refused ? "UPSTREAM_UNAVAILABLE" : fine;
  if (name === "expired token" && one === classes.publicRead) return "UPSTREAM_UNAVAILABLE";
  if (one.group === "report") return expected.report ?? expected.read;
  return expected[one.group];
}

describe.each(faults)("$name", (listed) => {
  it.each(all.filter((one) => concerns(listed.name, one)))("$name call $id", (one) => {
    const seen = rows.get(listed.name)?.get(one);
    if (!seen) throw new Error("not observed");
    const { answer } = seen;
    expect(seen.outcome, answer.text.slice(0, 300)).toBe(expectedOf(listed, one));
    expect(seen.intact, "the rest of the response").toBe(true);
    const reads = ["read", "report", "account"].includes(one.group);
    const calls = reads ? listed.expected.readCalls : 1;
    if (seen.calls !== 1 || answer.ms < noSecondAttemptMs) {
      expect(seen.calls, "number of platform calls").toBe(calls);
    }
    expect(answer.ms).toBeLessThan(one.limitMs + slackMs);
    expect(answer.text).not.toMatch(platformWords);
    expect(answer.status).toBeLessThan(500);
    for (const { extensions } of answer.errors) expect(extensions.requestId).toMatch(/^[\w-]{36}$/);
    if (one.withToken) {
      // Only an expired token may end the session.
      expect(seen.stillSignedIn).toBe(listed.name !== "expired token");
    }
    if (one.group === "login" || one.group === "account") {
      expect(answer.cookie !== "", "a session only after a success").toBe(seen.outcome === fine);
    }
    // Every half second: twelve times are 6 s.
    expect(seen.healedAfter ?? Number.POSITIVE_INFINITY, "new platform calls").toBeLessThanOrEqual(
      12,
    );
  });
});

it("a redirect is never followed", async () => {
  const calls = await portal.world("default").calls();
  expect(calls.filter(({ path }) => path.startsWith("/wps/") || path.startsWith("/lgw/"))).toEqual(
    [],
  );
});
