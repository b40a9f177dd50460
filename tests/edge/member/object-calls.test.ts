/** How often a member's page calls Durable Objects: each call is a round trip of its own. */
import { afterAll, describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { bootCounted } from "../support/count-object-calls.ts";

const portal = await bootCounted();
afterAll(() => portal.stop());

const pages = [
  { path: "/", username: "player1", calls: ["SESSIONS.open"] },
  {
    path: "/member",
    username: "player1",
    calls: ["PROTECTION.read", "PROTECTION.readOverview", "SESSIONS.open"],
  },
  { path: "/member/bets", username: "player1", calls: ["SESSIONS.open"] },
  {
    path: "/agentHome/overview",
    username: "agent1",
    // Of what needs the agent: the thresholds, what is set aside, and the tags of accounts.
    calls: ["PREFERENCES.list", "PREFERENCES.list", "PREFERENCES.list", "SESSIONS.open"],
  },
];

describe("the calls to Durable Objects of a member's page", () => {
  it.each(pages)(
    "$path: one to the session, and those that its own data needs, once the frame's data is cached",
    async (page) => {
      const { path, username, calls } = page;
      const world = `object-calls-${pages.indexOf(page)}`;
      const cookie = await signIn(portal, { world, username });
      const open = async () => {
        const headers = { cookie, "x-dev-world": world, connection: "close" };
        const answer = await fetch(portal.origin + path, { headers, redirect: "manual" });
        const html = await answer.text();
        expect(answer.status, html.slice(0, 300)).toBe(200);
        expect(html).not.toContain("data-block-failed");
      };
      await open();
      await open();
      await portal.calls();
      await open();
      expect(await portal.calls()).toEqual(calls);
    },
  );
});
