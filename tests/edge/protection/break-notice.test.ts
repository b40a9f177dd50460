/** A break that the platform could not be told (CA126) is told again by the account's object, also after a restart (G40). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";

const state = mkdtempSync(join(tmpdir(), "portico-told-"));
/** The key that seals what is stored of a session's token; a deployment keeps it over a restart. */
const options = { state, vars: { SESSION_KEY: "k".repeat(43) } };
let portal: Portal = await bootPortal(options);
afterAll(async () => {
  await portal.stop();
  rmSync(state, { recursive: true, force: true });
});

const world = "break-told";

/** The outcomes of telling the platform, in the order of the audit trail. */
async function outcomes(): Promise<string[]> {
  const headers = { "x-operator-key": "operator-of-development" };
  const answer = await portal.fetch("/operator/audit/lines.jsonl", { as: { world }, headers });
  const lines = (await answer.text()).trim().split("\n");
  return lines
    .map((line) => JSON.parse(line) as { action: string; outcome: string })
    .flatMap(({ action, outcome }) => (action === "notifyPlatform" ? [outcome] : []));
}

/** The calls of the platform that concern this, with their status. */
const seen = async () =>
  (await portal.world(world).calls())
    .filter(({ id }) => id === "CA126" || id === "C3")
    .map(({ id, status, hasToken }) => `${id} ${status} ${hasToken ? "signed in" : "guest"}`);

const patient = { timeout: 60_000, interval: 2_000 };

it("CA126 G40 a break that the platform did not take is told after a restart, and the session there ends then", async () => {
  const cookie = await signIn(portal, { world, username: "player1" });
  await portal
    .world(world)
    .fault({ match: { id: "CA126" }, fault: { kind: "status", status: 503 } });
  const start = "mutation { startBreak(input: { length: DAY, confirmed: true }) { __typename } }";
  const started = await portal.graphql(start, { headers: { cookie }, as: { world } });
  expect(await started.json()).toMatchObject({
    data: { startBreak: { __typename: "StartBreakSuccess" } },
  });
  await expect.poll(outcomes, patient).toContain("failed");
  expect(await outcomes()).not.toContain("done");
  await portal.stop();
  portal = await bootPortal(options);
  await portal.world(world).clearFaults();
  await expect.poll(outcomes, patient).toContain("done");
  await expect.poll(seen, patient).toContain("C3 200 signed in");
  const calls = (await seen()).filter((call) => call.includes(" 200 "));
  expect(calls).toEqual(["CA126 200 signed in", "C3 200 signed in"]);
});
