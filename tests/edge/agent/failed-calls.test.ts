/** What an agent sees of a platform call that fails: each page says so, whichever of its calls it is and however it fails. */
import { expect, it } from "vitest";
import { everything } from "../../support/histories.ts";
import { sharedPortal } from "../support/shared-portal.ts";
import { agentPages, silentCalls, type Way } from "../support/silent-calls.ts";

const portal = await sharedPortal();

const ways: readonly Way[] = [
  { kind: "status", status: 500 },
  { kind: "wrong-types" },
  { kind: "missing-fields" },
  { kind: "truncated" },
];

it.concurrent.each(agentPages)(
  "E12 N13 N9 a failed call is a failed block: %s",
  async (page) => {
    const waysOf = (at: number) => (everything ? ways : ways.slice(at % 3, (at % 3) + 1));
    expect(await silentCalls(portal, page, waysOf)).toEqual([]);
  },
  600_000,
);
