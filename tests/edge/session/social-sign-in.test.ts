import { describe, expect, it } from "vitest";
import { portalOfFile } from "../../support/portal-of-file.ts";

/** Configured, but never called: the gateway reads the emulator's tokens by itself. */
const emulator = "http://localhost:9";
const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ vars: { FIREBASE_AUTH_EMULATOR: emulator }, logTo: log });

/** Returns a token like those of Firebase's emulator, with player1's mobile number. */
function tokenOf(over: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "https://securetoken.google.com/demo-aurora",
    aud: "demo-aurora",
    sub: "uid-1",
    iat: now,
    auth_time: now,
    exp: now + 3600,
    phone_number: "+821055500001",
    firebase: { sign_in_provider: "phone" },
    ...over,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

async function enter(world: string, idToken: string, brand?: string) {
  const answer = await portal.graphql(
    `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) {
      __typename ... on LoginSuccess { viewer { account } } ... on Refused { reason } } }`,
    { variables: { input: { idToken } }, as: { world, ...(brand ? { brand } : {}) } },
  );
  return ((await answer.json()) as { data: { socialLogin: object } }).data.socialLogin;
}
const refused = (reason: string) => ({ __typename: "Refused", reason });
const requested = async (world: string) =>
  (await portal.world(world).calls()).filter(({ id }) => id === "CA92").length;
const policyOf = async (path: string, brand?: string) => {
  const answer = await portal.fetch(path, {
    as: { world: "social-policy", ...(brand ? { brand } : {}) },
  });
  await answer.body?.cancel();
  return answer.headers.get("content-security-policy") ?? "";
};

describe("social sign-in over HTTP", () => {
  it("A55 allows Firebase in the policy of pages only, and only for brands that offer it", async () => {
    // The login dialog can open over any page.
    for (const path of ["/login", "/register", "/promotions"]) {
      const policy = await policyOf(path);
      expect(policy, path).toMatch(new RegExp(`connect-src [^;]*${emulator}`));
      expect(policy, path).toMatch(new RegExp(`frame-src [^;]*${emulator}`));
      expect(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
      expect(await policyOf(path, "hanbit"), path).not.toContain(emulator);
    }
    for (const path of ["/healthz", "/graphql"]) {
      expect(await policyOf(path), path).not.toContain(emulator);
    }
  });

  it("A55 X3 P18 W7 W13 offers one way by mobile number: the platform's, or Firebase's if the platform has none", async () => {
    const pageOf = async (world: string, path: string) =>
      (await portal.fetch(path, { as: { world } })).text();
    const firebase = "</i>Continue with a mobile number";
    const ways = [
      { path: "/login", own: "tab=sms", flag: "MOBILEVERCODELOGIN3" },
      { path: "/register", own: "tab=username", flag: "MOBILENUMREG3" },
    ];
    for (const { path, own, flag } of ways) {
      const both = await pageOf("social-own-codes", path);
      expect(both).toContain(own);
      expect(both).toContain("Continue with Google");
      expect(both, path).not.toContain(firebase);
      const world = `social-no-${flag.toLowerCase()}`;
      await portal.world(world).set({ flags: { [flag]: "0" } });
      const alone = await pageOf(world, path);
      expect(alone).not.toContain(own);
      expect(alone, path).toContain(firebase);
    }
  });

  it("A55 ten simultaneous logins with one token give one session, and no log contains the token", async () => {
    const idToken = tokenOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter("social1", idToken)));
    const inside = { __typename: "LoginSuccess", viewer: { account: "player1" } };
    const entered = answers.filter((answer) => "viewer" in answer);
    expect(entered).toEqual([inside]);
    expect(answers.filter((answer) => !("viewer" in answer))).toEqual(
      Array(9).fill(refused("IDENTITY_REFUSED")),
    );
    expect(await requested("social1")).toBe(1);
    const said = log.lines.join("\n");
    expect(said).toContain("id token: used before");
    expect(said).not.toContain(idToken.slice(40, 90));
  });

  it("A55 a token of another project, an expired one and one of yesterday's sign-in do not reach the platform", async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const over of [{ aud: "demo-hanbit" }, { exp: now - 60 }, { auth_time: now - 86_400 }]) {
      expect(await enter("social2", tokenOf({ ...over, sub: "uid-2" }))).toEqual(
        refused("IDENTITY_REFUSED"),
      );
    }
    expect(await enter("social2", tokenOf(), "hanbit")).toEqual(refused("NOT_OFFERED"));
    expect(await requested("social2")).toBe(0);
  });
});
