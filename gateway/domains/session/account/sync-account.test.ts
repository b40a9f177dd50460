import { describe, expect, it } from "vitest";
import { accountPortal } from "../../../testing/account.ts";
import { json, refusal } from "../../../testing/platform.ts";

const info = { id: 42, account: "player1", nickname: "Player One", type: 0, currency: "USD" };
const who = "{ viewer { role } }";
const path = "GET /wps/member/info";
interface Who {
  viewer: { role: string } | null;
}

async function portal(first: unknown) {
  let answer = first;
  const account = {
    id: "42",
    account: "player1",
    nickname: "Player One",
    type: 0,
    role: "MEMBER" as const,
    currency: "USD",
  };
  const there = await accountPortal(
    { [path]: () => answer, "POST /wps/session/logout": {} },
    "MEMBER",
    { session: { token: "tok", account, checked: true } },
  );
  return {
    ...there,
    says: (next: unknown) => {
      answer = next;
    },
    role: async () => (await there.run<Who>(who)).data?.viewer?.role ?? null,
  };
}

describe("A41 A105 the role follows the platform within a minute", () => {
  it("and the platform is called at most once a minute", async () => {
    const { role, says, later, count } = await portal(info);
    says({ ...info, type: 1 });
    later(59_000);
    expect(await role()).toBe("MEMBER");
    expect(count(path)).toBe(0);
    later(1_000);
    expect(await Promise.all([role(), role()])).toContain("AGENT");
    expect(await role()).toBe("AGENT");
    expect(count(path)).toBe(1);
    says(info);
    later(60_000);
    expect(await role()).toBe("MEMBER");
    expect(count(path)).toBe(2);
  });

  it.each<[string, unknown]>([
    ["a type that may not sign in", { ...info, type: 99 }],
    ["an account that was closed", refusal("account.locked")],
    ["an expired token", json({ success: false, errorCode: "login.not.session" })],
    ["a token of another account", { ...info, id: 43 }],
  ])("%s ends the session", async (_name, answer) => {
    const { role, says, later, scope } = await portal(info);
    says(answer);
    later(60_000);
    expect(await role()).toBeNull();
    expect(scope.session.ended).toBe(1);
    expect(await scope.session.token()).toBeNull();
  });

  it.each<[string, unknown]>([
    ["down", new Response("", { status: 503 })],
    ["unreadable", new Response("<html>")],
    ["busy", refusal("TOO_MANY_REQUEST")],
  ])("a platform that is %s changes nothing", async (_name, answer) => {
    const { role, says, later } = await portal(info);
    says(answer);
    later(60_000);
    expect(await role()).toBe("MEMBER");
  });
});
