import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";

let portal: Portal;
const log = { level: "debug" as const, lines: [] as string[] };
beforeAll(async () => {
  portal = await bootPortal({ logTo: log });
});
afterAll(() => portal.stop());

const password = "Portico#2026";
const login = `mutation { login(input: {username: "player1", password: "${password}"}) {
  __typename ... on LoginSuccess { viewer { account role } } } }`;
const whoAmI = "{ viewer { account balance { money { amount } } } }";

async function ask(query: string, world: string, cookie = "") {
  const answer = await portal.fetch("/graphql", {
    method: "POST",
    headers: {
      ...{ origin: portal.origin, "content-type": "application/json", "x-portico": "1" },
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ query }),
    as: { world },
  });
  const line = answer.headers.getSetCookie().find((kept) => kept.startsWith("__Host-sid="));
  return { answer, line, cookie: line?.split(";")[0] ?? cookie, result: await answer.json() };
}

describe("signing in over HTTP", () => {
  it("A43 gives an HttpOnly __Host- cookie and nothing else that names the session", async () => {
    const { answer, line, result } = await ask(login, "in1");
    expect(result).toMatchObject({
      data: { login: { viewer: { account: "player1", role: "MEMBER" } } },
    });
    expect(line).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("a second login makes a new id, and the old cookie is worth nothing", async () => {
    const first = await ask(login, "in2");
    const second = await ask(login, "in2", first.cookie);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await ask(whoAmI, "in2", first.cookie)).result).toEqual({ data: { viewer: null } });
    const { result } = await ask(whoAmI, "in2", second.cookie);
    expect(result).toMatchObject({ data: { viewer: { account: "player1" } } });
  });

  it("S8 logout takes the cookie back", async () => {
    const { cookie } = await ask(login, "in3");
    const out = await ask("mutation { logout { landing } }", "in3", cookie);
    expect(out.line).toBe("__Host-sid=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax");
    expect((await ask(whoAmI, "in3", cookie)).result).toEqual({ data: { viewer: null } });
  });

  it("a token that the platform no longer knows ends the session once", async () => {
    const { cookie } = await ask(login, "in4");
    await portal.world("in4").fault({ match: { id: "C22" }, fault: { kind: "expired-token" } });
    const ended = await ask(whoAmI, "in4", cookie);
    expect(ended.line).toContain("Max-Age=0");
    expect((await ask(whoAmI, "in4", cookie)).result).toEqual({ data: { viewer: null } });
  });

  it("a page for somebody signed in is kept by nobody", async () => {
    const { cookie } = await ask(login, "in5");
    const page = await portal.fetch("/", { headers: { cookie }, as: { world: "in5" } });
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toContain("player1");
    const guest = await portal.fetch("/", { as: { world: "in5" } });
    expect(await guest.text()).not.toContain("player1");
  });

  it("no password, cookie or account reaches the log", async () => {
    const { cookie } = await ask(login, "in6");
    await ask(whoAmI, "in6", cookie);
    await expect.poll(() => log.lines.some((line) => line.includes("call=C1 "))).toBe(true);
    const text = log.lines.join("\n");
    expect(text).not.toContain(password);
    expect(text).not.toContain(cookie.split("=")[1]);
    expect(text).not.toContain("player1");
  });
});
