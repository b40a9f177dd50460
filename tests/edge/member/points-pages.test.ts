/** The point mall and the profile: the platform calls of each page, and the results of the profile's forms. */
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Calls of the frame around every page. */
const shell = ["C12", "C22", "C24", "C34", "C46"];
/** Calls for the points and the level, which every page of the mall shows. */
const mall = ["C52", "CA80"];
const pages = [
  { path: "/pointMall?type=GIFT&order=low", requested: [...mall, "C53"] },
  { path: "/pointMall/gift?id=kettle", requested: [...mall, "C53", "CA3"] },
  { path: "/pointMall/convert", requested: [...mall, "C55", "CA3"] },
  { path: "/pointMall/records", requested: [...mall, "C54"] },
  { path: "/pointMall/history?type=DEPOSIT", requested: [...mall, "C56"] },
  { path: "/pointMall/rules", requested: [...mall, "C55"] },
  { path: "/member/profile", requested: ["CA1", "CA90"] },
];

/** Signs a member in, in a separate world. Returns functions that open pages and submit forms. */
async function member(world: string) {
  const cookie = await signIn(portal, { world, username: "player1" });
  const as = { world };
  return {
    world: portal.world(world),
    get: async (path: string) => portal.fetch(path, { as, headers: { cookie } }),
    post: async (path: string, form: Record<string, string>) =>
      portal.fetch(path, {
        method: "POST",
        as,
        headers: {
          cookie,
          origin: portal.origin,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams(form).toString(),
      }),
  };
}

describe("the platform calls of a page", () => {
  it.each(pages)(
    "R49 U28 D-32 $path makes only the calls that it needs, each once",
    async (page) => {
      const { path, requested } = page;
      const { world, get } = await member(`points-pages-${pages.indexOf(page)}`);
      // The first request fills the shared caches and the menu's counts.
      await get(path);
      await world.forgetCalls();
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("data-block-failed");
      const made = (await world.calls()).map(({ id, query }) => `${id} ${JSON.stringify(query)}`);
      expect(new Set(made).size).toBe(made.length);
      const own = (await world.calls()).filter(({ hasToken }) => hasToken).map(({ id }) => id);
      expect(own.filter((id) => !shell.includes(id)).sort()).toEqual([...requested].sort());
    },
  );
});

describe("a page with a failed call", () => {
  it.each([
    ["/pointMall", "C53"],
    ["/pointMall/gift?id=kettle", "C53"],
    ["/pointMall/convert", "C55"],
    ["/pointMall/records", "C54"],
    ["/pointMall/history", "C56"],
    ["/pointMall/rules", "C55"],
    ["/pointMall/rules", "C52"],
    ["/member/profile", "CA1"],
  ])("E12 U28 %s is shown without %s, with a retry button", async (path, id) => {
    const { world, get } = await member(`points-fault-${id.toLowerCase()}-${path.length}`);
    await world.fault({ match: { id }, fault: { kind: "status", status: 502 } });
    const answer = await get(`${path}${path.includes("?") ? "&" : "?"}stream=off`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html.match(/data-block-failed/g)).toHaveLength(1);
    expect(html).toMatch(/data-block-failed.*Try again/s);
  });

  it("R56 an unknown reward or redemption has no page", async () => {
    const { get } = await member("points-none");
    for (const path of [
      "/pointMall/gift?id=moon",
      "/pointMall/gift",
      "/pointMall/receipt?id=RX1",
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });
});

it("C58 V34 points are whole numbers: 1,5 and 1.5 are refused, not read as 15", async () => {
  const { world, post } = await member("points-comma");
  const form = { paymentPassword: "246810", idempotencyKey: crypto.randomUUID() };
  for (const points of ["1,5", "1.5", "1,50", "１.5", "1e3", "-5", "0x9"]) {
    expect((await post("/pointMall/convert", { ...form, points })).status, points).toBe(422);
  }
  expect((await world.calls()).map(({ id }) => id)).not.toContain("C58");
  expect((await post("/pointMall/convert", { ...form, points: "1,000" })).status).toBe(200);
});

describe("the profile", () => {
  const saved = "/member/profile?saved=";
  const textIn = (html: string) => html.replaceAll("<!-- -->", "");

  it("CA1 CA2 D-32 C15 is saved with one click, and the header shows the new name", async () => {
    const { get, post } = await member("profile-saved");
    const form = {
      nickname: "Mina the Brave",
      birthday: "1990-02-28",
      zalo: "mina90",
      address: "",
    };
    const answer = await post("/member/profile", form);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${saved}details`]);
    const html = textIn(await (await get(`${saved}details`)).text());
    expect(html).toContain("Your profile has been saved.");
    expect(html).toContain("Your account: Mina the Brave");
    expect(html).toMatch(/name="zalo"[^>]*value="mina90"|value="mina90"[^>]*name="zalo"/);
  });

  it("C15 V59 E8 a refused profile shows an error below each field, and keeps the typed values", async () => {
    const { post } = await member("profile-refused");
    const form = {
      nickname: "M",
      birthday: "2020-01-01",
      telegram: "two words",
      occupation: "Nurse",
    };
    const answer = await post("/member/profile", form);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const [field, message] of [
      ["nickname", "Enter 2 to 30 characters."],
      ["birthday", "You must be at least 19 years old."],
      ["telegram", "Do not use spaces."],
    ]) {
      expect(html, field).toMatch(new RegExp(`id="profile-${field}-error"[^>]*>${message}`));
    }
    for (const typed of Object.values(form)) expect(html).toContain(`value="${typed}"`);
  });

  it("D-32 V46 an existing real name has no field; A47 without the rules there is no form", async () => {
    const { get } = await member("profile-locked");
    const html = await (await get("/member/profile")).text();
    expect(html).toContain("It has to match the holder of your bank account");
    expect(html).not.toContain('name="realName"');
    expect(html).toContain("Enter 2 to 30 characters.");
    const unruled = await member("profile-unruled");
    await unruled.world.fault({ match: { id: "C15" }, fault: { kind: "status", status: 502 } });
    const without = await (await unruled.get("/member/profile")).text();
    expect(without).toContain("data-block-failed");
    expect(without).not.toContain('name="nickname"');
  });

  it("C12 A87 CA90 CA91 a picture is chosen with one click, and the header shows it", async () => {
    const { get, post } = await member("profile-picture");
    const answer = await post("/member/profile", { avatar: "2" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${saved}picture`]);
    const html = await (await get(`${saved}picture`)).text();
    const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    expect(header).toContain("/media/avatars/2.svg");
    expect(html).toMatch(/value="2"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="2"/);
    expect((await post("/member/profile", { avatar: "9" })).status).toBe(409);
  });
});
