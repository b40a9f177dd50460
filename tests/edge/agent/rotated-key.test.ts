/** A change of the Worker's key: what it has sealed goes on under the next one (N25). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bootPortal } from "../../support/portal.ts";
import { reportKeys } from "../../support/report-keys.ts";
import { signIn } from "../../support/sign-in.mjs";

const state = mkdtempSync(join(tmpdir(), "rotated-key-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));
const world = "rotated-key";
const [first, second] = ["a".repeat(43), "b".repeat(43)];

/** Runs the same portal anew with other keys. */
async function withKeys<T>(
  vars: Record<string, string>,
  work: (keys: ReturnType<typeof reportKeys>, enter: () => Promise<string>) => Promise<T>,
): Promise<T> {
  const portal = await bootPortal({ state, vars });
  try {
    return await work(reportKeys(portal, world), () =>
      signIn(portal, { world, username: "agent1" }),
    );
  } finally {
    await portal.stop();
  }
}

it("N25 a key that is used while both keys are there outlives the change, and a wrong key ends none", async () => {
  const made = await withKeys({ SESSION_KEY: first }, async (keys, enter) => {
    const cookie = await enter();
    return [await keys.create(cookie, "Used"), await keys.create(cookie, "Unused")] as const;
  });
  const [used, unused] = made;
  const statusOf = (keys: ReturnType<typeof reportKeys>) => async (key: string) =>
    (await keys.read("team", key)).status;
  await withKeys({ SESSION_KEY: "c".repeat(43) }, async (keys) => {
    expect(await statusOf(keys)(used.key)).toBe(503);
  });
  await withKeys({ SESSION_KEY: second, SESSION_KEY_PREVIOUS: first }, async (keys) => {
    expect(await statusOf(keys)(used.key)).toBe(200);
  });
  await withKeys({ SESSION_KEY: second }, async (keys, enter) => {
    expect(await statusOf(keys)(used.key)).toBe(200);
    // It can't be opened any more; its owner makes a new one.
    expect(await statusOf(keys)(unused.key)).toBe(503);
    expect(await keys.revoke(await enter(), unused.id)).toMatchObject({ id: unused.id });
  });
});
