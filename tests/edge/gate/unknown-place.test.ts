import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const nowhere = { world: "nowhere", country: "XX" };
const get = (path: string) => portal.fetch(path, { as: nowhere });
const post = (path: string, as: object = nowhere) =>
  portal.fetch(path, {
    method: "POST",
    headers: { origin: portal.origin, "content-type": "application/x-www-form-urlencoded" },
    body: "a=1",
    as,
  });

/** Returns spellings of a path that the router treats alike. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  path.toUpperCase(),
  `${path}.data`,
  `${path}?index`,
  `${path}?_routes=root`,
  path.replace(/^\/(.)/, (_all, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
];

describe("A74 P15 a visitor from an unknown place", () => {
  const money = ["/member/deposit", "/member/withdraw", "/member/wallets", "/member/transfer"];
  const play = ["/play", "/seamless", "/lottery", "/seaLottery", "/vnLottery", "/pointMall"];
  it.each([...money, ...play].flatMap(spellings))("finds %s closed", async (path) => {
    expect((await get(path)).status).toBe(451);
    expect((await post(path)).status).toBe(451);
  });

  const forms = ["/login", "/login/confirm", "/login/password", "/login/forgot", "/register"];
  const claims = ["/agent", "/member/rewards"];
  it.each([...forms, ...claims].flatMap(spellings))("can send no form to %s", async (path) => {
    expect((await post(path)).status).toBe(451);
    expect((await get(path)).status).not.toBe(451);
  });

  it.each(["/", "/slots", "/LIVE/", "/help", "/promotions", "/member/messages", "/logins"])(
    "can open %s",
    async (path) => {
      expect((await get(path)).status).not.toBe(451);
    },
  );

  it("can choose a language, log out and change a favourite", async () => {
    for (const path of ["/language", "/logout", "/favorites/toggle"]) {
      expect((await post(path)).status, path).toBeLessThan(400);
    }
  });

  it("a visitor from a known place finds the same pages open", async () => {
    for (const path of [...money, ...play]) {
      expect((await portal.fetch(path, { as: { world: "nowhere" } })).status, path).not.toBe(451);
    }
  });
});

it("A74 Query.launch and the wallet require a known place, also over GraphQL", async () => {
  const cookie = await signIn(portal, { world: "nowhere", username: "player1" });
  const send = async (query: string, as: object) => {
    const answer = await portal.graphql(query, { headers: { cookie }, as });
    const { errors = [] } = (await answer.json()) as {
      errors?: { extensions: { code: string } }[];
    };
    return errors.map(({ extensions }) => extensions.code);
  };
  for (const query of ['{ launch(ticket: "x") { url } }', "{ wallet { bankCards { id } } }"]) {
    expect(await send(query, nowhere)).toEqual(["REGION_BLOCKED"]);
    expect(await send(query, { world: "nowhere" })).not.toContain("REGION_BLOCKED");
  }
});
