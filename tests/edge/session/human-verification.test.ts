import { describe, expect, it } from "vitest";
import { realHumanKeys } from "../../support/human-keys.ts";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";

const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ vars: realHumanKeys, logTo: log });

/** Returns a token, as a visitor gets it on a page of this host. */
async function solve(world: string, host = "localhost") {
  const { TURNSTILE_SITE_KEY: sitekey } = realHumanKeys;
  const base = `${portal.sandboxOrigin}/turnstile/v0`;
  const query = new URLSearchParams({ world, sitekey, action: "login" });
  const headers = { referer: `http://${host}/`, connection: "close" };
  const html = await (await fetch(`${base}/widget?${query}`, { headers })).text();
  const challenge = /data-challenge="([^"]+)"/.exec(html)?.[1];
  const body = JSON.stringify({ challenge, sitekey });
  const answer = await fetch(`${base}/token?world=${world}`, { method: "POST", body, headers });
  return ((await answer.json()) as { token: string }).token;
}

async function login(world: string, humanVerification?: string) {
  const answer = await portal.graphql(
    `mutation ($input: LoginInput!) { login(input: $input) {
      __typename ... on InvalidInput { fields { field messageKey } } ... on Refused { reason } } }`,
    {
      variables: { input: { username: "player1", password: "Portico#2026", humanVerification } },
      as: { world },
    },
  );
  return ((await answer.json()) as { data: { login: object } }).data.login;
}
const logins = async (world: string) =>
  (await portal.world(world).calls()).filter(({ id }) => id === "C1").length;
const field = (key: string) => ({
  fields: [{ field: "humanVerification", messageKey: `validation.${key}` }],
});

describe("human verification over HTTP", () => {
  it("A16 M20 C1 accepts a token once, and logs neither token nor secret", async () => {
    const token = await solve("human1");
    expect(await login("human1", token)).toEqual({ __typename: "LoginSuccess" });
    expect(await login("human1", token)).toMatchObject(field("humanExpired"));
    expect(await logins("human1")).toBe(1);
    const said = log.lines.join("\n");
    expect(said).toContain("human.verification");
    expect(said).not.toContain(token.slice(0, 40));
    expect(said).not.toContain(realHumanKeys.TURNSTILE_SECRET_KEY);
  });

  it("A16 a login without a token, with a false one or with one of another host does not reach the platform", async () => {
    expect(await login("human2")).toMatchObject(field("humanRequired"));
    expect(await login("human2", "made.up")).toMatchObject(field("humanFailed"));
    const elsewhere = await solve("human2", "evil.example");
    expect(await login("human2", elsewhere)).toMatchObject(field("humanFailed"));
    expect(await logins("human2")).toBe(0);
  });

  it.each(["status", "html", "reset", "redirect"])(
    "A16 nobody can log in while the service fails with %s, and logins work again afterwards",
    async (kind) => {
      const world = portal.world(`human-${kind}`);
      const token = await solve(world.name);
      await world.fault({ match: { path: "/turnstile/v0/siteverify" }, fault: { kind } });
      const refused = { __typename: "Refused", reason: "VERIFICATION_UNAVAILABLE" };
      expect(await login(world.name, token)).toEqual(refused);
      expect(await logins(world.name)).toBe(0);
      await world.clearFaults();
      expect(await login(world.name, await solve(world.name))).toEqual({
        __typename: "LoginSuccess",
      });
    },
  );

  it("A16 the policy of pages allows the frame's host, because the dialog can open on any page", async () => {
    const frames = async (path: string, init: RequestInit = {}, country = "KR") => {
      const answer = await portal.fetch(path, { ...init, as: { country, world: "human3" } });
      const policy = answer.headers.get("content-security-policy") ?? "";
      return /frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
    };
    expect(await frames("/login")).toContain(portal.sandboxOrigin);
    const html = await (await portal.fetch("/login", { as: { world: "human3" } })).text();
    expect(html).toContain(realHumanKeys.TURNSTILE_SITE_KEY);
    expect(html).not.toContain(realHumanKeys.TURNSTILE_SECRET_KEY);
    expect(html, "the header has no space for a widget").not.toContain('value="header"');
  });
});

describe("a production Worker with human verification", () => {
  const real = {
    TURNSTILE_SITE_KEY: "0x4AAAAAAAsite",
    TURNSTILE_SECRET_KEY: "0x4AAAAAAAsecret",
  };
  const frameSrc = async (there: Portal, path: string) => {
    const answer = await there.fetch(path);
    return /frame-src [^;]+/.exec(answer.headers.get("content-security-policy") ?? "")?.[0] ?? "";
  };
  const host = "https://challenges.cloudflare.com";

  it("A16 allows Cloudflare's host as a frame source on pages only", async () => {
    const on = await bootPortal({ production: true, vars: real });
    try {
      expect(await frameSrc(on, "/login")).toContain(host);
      expect(await frameSrc(on, "/")).toContain(host);
      expect(await frameSrc(on, "/healthz")).not.toContain(host);
      expect(await frameSrc(on, "/graphql")).not.toContain(host);
      const login = await (await on.fetch("/login")).text();
      expect(login).toContain(`${host}/turnstile/v0/api.js?render=explicit`);
      const home = await (await on.fetch("/")).text();
      expect(home, "only the login form loads the script").not.toContain("api.js");
    } finally {
      await on.stop();
    }
  });
});
