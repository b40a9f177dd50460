import { expect, it } from "vitest";
import { createPlatform } from "../../platform/client.ts";
import { accountPortal } from "../../testing/account.ts";
import { teamEvents } from "./event-calls.ts";

const event = { id: "r1", kind: "REGISTRATION", account: "sunny7", at: 5, link: "" };
const unreadable = { ...event, at: "soon" };

async function read(events: readonly object[]) {
  const { scope } = await accountPortal(
    { "GET /wps/agent/events": { events, next: "n" } },
    "AGENT",
  );
  const answer = createPlatform(scope).call(teamEvents, {});
  return { found: await answer.catch(() => null), lines: scope.lines };
}

it("N25 CA187 an event that can't be read is left out, and the log says of which request how many are", async () => {
  const { found, lines } = await read([event, unreadable]);
  expect(found).toMatchObject({ events: [{ id: "r1" }], next: "n" });
  expect(lines).toMatchObject([
    { level: "warn", requestId: "test-request", call: "CA187", dropped: 1 },
  ]);
});

it("N25 CA187 where nothing of many events can be read, nothing is taken", async () => {
  const { found, lines } = await read(Array.from({ length: 5 }, () => unreadable));
  expect(found).toBeNull();
  expect(lines).toMatchObject([{ call: "CA187", outcome: "UPSTREAM_BAD_RESPONSE" }]);
});
