import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, it } from "vitest";
import { requireAgent, requireMember, requireViewer } from "./guards.server.ts";

type Role = "TRIAL" | "MEMBER" | "AGENT";
type Guard = typeof requireMember;

/** A context whose gateway knows this role; `cookie` is false for a visitor who sent no session. */
function contextOf(
  role: Role | null,
  cookie = true,
  passwordChangeRequired = false,
): { context: AppLoadContext; requested: () => number } {
  let requested = 0;
  const gateway = {
    execute: async () => {
      requested += 1;
      return { data: { viewer: role && { id: "1", role, passwordChangeRequired } } };
    },
  };
  const answerHeaders = new Headers();
  const context = { gateway, maybeSignedIn: cookie, answerHeaders } as unknown as AppLoadContext;
  return { context, requested: () => requested };
}

async function landing(
  guard: Guard,
  role: Role | null,
  path = "/member?page=x",
  mustChange = false,
): Promise<string> {
  try {
    const { context } = contextOf(role, true, mustChange);
    return `passed as ${(await guard(new Request(`http://portal.test${path}`), context)).role}`;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get("location")}`;
  }
}

describe("guards", () => {
  const toLogin = "302 /login?returnTo=%2Fmember%3Fpage%3Dx";
  it.each<[string, Guard, Role | null, string]>([
    ["A20, A21 a guest signs in first", requireMember, null, toLogin],
    ["A21 a trial account goes home with M15", requireMember, "TRIAL", "302 /?notice=real-account"],
    ["A21 a member passes", requireMember, "MEMBER", "passed as MEMBER"],
    ["A21 an agent passes", requireMember, "AGENT", "passed as AGENT"],
    ["A22 a guest goes to /agent", requireAgent, null, "302 /agent"],
    ["A22 a trial account goes home with M15", requireAgent, "TRIAL", "302 /?notice=real-account"],
    ["A22 a member is told E19", requireAgent, "MEMBER", "302 /agent?notice=agents-only"],
    ["A22 an agent passes", requireAgent, "AGENT", "passed as AGENT"],
    ["A20 a guest signs in first", requireViewer, null, toLogin],
    ["A20 a trial account passes", requireViewer, "TRIAL", "passed as TRIAL"],
  ])("%s", async (_name, guard, role, expected) => {
    expect(await landing(guard, role)).toBe(expected);
  });

  it("A22 comes back to a page of the agent center by the agents' login", async () => {
    expect(await landing(requireAgent, null, "/agentHome/profit?search=b")).toBe(
      "302 /agent?returnTo=%2FagentHome%2Fprofit%3Fsearch%3Db",
    );
    expect(await landing(requireAgent, null, "/agentHome")).toBe("302 /agent");
    expect(await landing(requireAgent, null, "/agentHome?utm=x")).toBe("302 /agent");
    expect(await landing(requireAgent, null, "/agentHome?page=registerCenter")).toBe(
      "302 /agent?returnTo=%2FagentHome%3Fpage%3DregisterCenter",
    );
  });

  it("A20 comes back to the page of a form, without Remix's marker", async () => {
    expect(await landing(requireMember, null, "/favorite?index&page=2")).toBe(
      "302 /login?returnTo=%2Ffavorite%3Fpage%3D2",
    );
  });

  it("S11 A14 a default or expired password comes first, and then the page", async () => {
    const toChange = "302 /login/password?returnTo=%2Fmember%3Fpage%3Dx";
    expect(await landing(requireMember, "MEMBER", undefined, true)).toBe(toChange);
    expect(await landing(requireViewer, "MEMBER", undefined, true)).toBe(toChange);
    expect(await landing(requireAgent, "AGENT", undefined, true)).toBe(toChange);
    expect(await landing(requireAgent, "MEMBER", undefined, true)).toBe(
      "302 /agent?notice=agents-only",
    );
  });

  it("A215 lead nowhere after the form of another account, so that its answer stays a 409", async () => {
    for (const [guard, role, mustChange] of [
      [requireAgent, "MEMBER", false],
      [requireMember, "TRIAL", false],
      [requireMember, "MEMBER", true],
    ] as const) {
      const { context } = contextOf(role, true, mustChange);
      context.answerHeaders.set("x-portico-signed-in-as", "player2");
      const thrown = await guard(new Request("http://portal.test/member"), context).catch(
        (error: unknown) => error,
      );
      expect(thrown).toMatchObject({ status: 409 });
    }
  });

  it("asks nothing for a visitor without a session cookie", async () => {
    const { context, requested } = contextOf("MEMBER", false);
    await expect(
      requireMember(new Request("http://portal.test/member"), context),
    ).rejects.toBeInstanceOf(Response);
    expect(requested()).toBe(0);
  });
});
