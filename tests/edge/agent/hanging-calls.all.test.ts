/** What an agent sees of a platform call without an answer. */
import { expect, it } from "vitest";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { agentPages, silentCalls } from "../support/silent-calls.ts";

/** Patience as in production: with that of other tests, a report would wait as long as the sandbox hangs. */
const portal = await portalOfFile({ vars: { PLATFORM_PATIENCE: "1" } });

it.concurrent.each(agentPages)(
  "E12 a call without an answer is a failed block: %s",
  async (page) => {
    expect(await silentCalls(portal, page, () => [{ kind: "hang-before-headers" }])).toEqual([]);
  },
  600_000,
);
