import { describe, expect, it } from "vitest";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { player as account } from "../../testing/player.ts";
import { send } from "../../testing/run.ts";

const item = (id: number, execution?: string) => ({
  id,
  title: `Note ${id}`,
  content: `<p>Text <img src=x onerror=alert(1)>${id}</p>`,
  timestamp: 1_700_000_000_000,
  ...(execution ? { execution } : {}),
});

const answer = {
  banners: [
    {
      groupName: "w_home",
      url: "/media/banners/a.svg",
      linkageType: "PROMOTION",
      link: "3 &4",
      title: "A",
    },
    {
      groupName: "w_home",
      url: "/media/banners/b.svg",
      linkageType: "URL",
      link: "//evil.example",
      title: "B",
    },
    {
      groupName: "w_home",
      url: "/media/banners/c.svg",
      linkageType: "URL",
      link: "https://ok.example/",
      title: "C",
    },
    {
      groupName: "w_home",
      url: "/media/banners/d.svg",
      linkageType: "NONE",
      link: "/rng",
      title: "D",
    },
    { groupName: "w_home", url: "javascript:alert(1)", linkageType: "NONE", title: "No picture" },
    {
      groupName: "w_login",
      url: "/media/banners/login.svg",
      linkageType: "GAME",
      link: "/live",
      title: "L",
    },
  ],
  promotion: {
    contents: [
      {
        id: 5,
        title: "Double",
        content: "<b>Go</b>",
        url: "/media/promotions/5.svg",
        startTime: 1,
        endTime: null,
      },
    ],
  },
  popup: [item(1, "B"), item(2, "A")],
  player: [item(3, "B"), item(4, "A"), item(5, "F"), item(6)],
};

function portal(session: object = {}) {
  const platform = fakePlatform({ "GET /wps/relay/MCSFE_getListAnnouncements": answer });
  const settings = { fetch: platform.fetch, sandboxOrigin: "http://localhost:8789" };
  return { platform, scope: testScope({ session, platform: settings }) };
}

const lists = "{ announcements { notices { id } popups { id } } }";
const ids = (notices: number[], popups: number[]) => ({
  announcements: {
    notices: notices.map((id) => ({ id: String(id) })),
    popups: popups.map((id) => ({ id: String(id) })),
  },
});

describe("announcements", () => {
  it("C44 S19 A32 A34 K56 a guest gets the items of execution B, with one call", async () => {
    const { platform, scope } = portal();
    expect(await send(scope, lists)).toEqual(ids([3, 6], [1]));
    expect(Object.fromEntries(new URL(platform.calls[0]?.url ?? "").searchParams)).toEqual({
      types: "B,PL,PU,PR,H",
      platform: "W",
      execution: "B",
    });
  });

  it("S19 A34 a member gets A, and F on the first login; the call names no execution", async () => {
    const member = portal({ token: "tok", account });
    expect(await send(member.scope, lists)).toEqual(ids([4, 6], [2]));
    expect(new URL(member.platform.calls[0]?.url ?? "").searchParams.has("execution")).toBe(false);
    expect(member.platform.calls[0]?.headers.get("authorization")).toBeNull();
    const first = portal({ token: "tok", account, firstLogin: true });
    expect(await send(first.scope, lists)).toEqual(ids([4, 5, 6], [2]));
  });

  it("U2 U38 K65 D-20 H11 returns a group's banners that have a picture, with safe links only", async () => {
    const { scope } = portal();
    const query = `{ announcements {
      banners { title image link promotionId }
      login: banners(group: "w_login") { title link }
    } }`;
    const picture = (name: string) => `http://localhost:8789/media/banners/${name}.svg`;
    expect(await send(scope, query)).toEqual({
      announcements: {
        banners: [
          {
            title: "A",
            image: picture("a"),
            link: "/PromotionDetail?id=3%20%264",
            promotionId: "3 &4",
          },
          { title: "B", image: picture("b"), link: null, promotionId: null },
          { title: "C", image: picture("c"), link: "https://ok.example/", promotionId: null },
          { title: "D", image: picture("d"), link: null, promotionId: null },
        ],
        login: [{ title: "L", link: "/live" }],
      },
    });
  });

  it.each([undefined, null, [], [item(9, "B")], { odd: true }])(
    "A33 kind H is requested; nothing is returned when it is %j",
    async (help) => {
      const platform = fakePlatform({
        "GET /wps/relay/MCSFE_getListAnnouncements": { ...answer, help },
      });
      const scope = testScope({ platform: { fetch: platform.fetch } });
      expect(await send(scope, lists)).toEqual(ids([3, 6], [1]));
      const types = new URL(platform.calls[0]?.url ?? "").searchParams.get("types");
      expect(types?.split(",")).toContain("H");
    },
  );

  it.each([null, undefined, 0, "0", "", "soon", -1, {}])(
    "A151 C44 a notice with the time %j has no time",
    async (timestamp) => {
      const notice = { ...item(3, "B"), timestamp };
      const platform = fakePlatform({
        "GET /wps/relay/MCSFE_getListAnnouncements": {
          ...answer,
          popup: [notice],
          player: [notice],
        },
      });
      const scope = testScope({ platform: { fetch: platform.fetch } });
      const { announcements } = await send<{
        announcements: Record<string, { publishedAt: number | null }[]>;
      }>(scope, "{ announcements { notices { publishedAt } popups { publishedAt } } }");
      const moments = Object.values(announcements).flat();
      expect(moments.length).toBeGreaterThan(0);
      for (const { publishedAt } of moments) expect(publishedAt).toBeNull();
    },
  );

  it("D-12 D-19 returns sanitised HTML, times in milliseconds, and promotions", async () => {
    const { scope } = portal();
    const query = `{ announcements {
      notices { id title content publishedAt }
      promotions { id title content image startsAt endsAt }
    } }`;
    const { announcements } = await send<{
      announcements: { notices: object[]; promotions: object[] };
    }>(scope, query);
    expect(announcements.notices[0]).toEqual({
      id: "3",
      title: "Note 3",
      content: "<p>Text 3</p>",
      publishedAt: 1_700_000_000_000,
    });
    expect(announcements.promotions).toEqual([
      {
        id: "5",
        title: "Double",
        content: "<b>Go</b>",
        image: "http://localhost:8789/media/promotions/5.svg",
        startsAt: 1,
        endsAt: null,
      },
    ]);
  });

  it.each([
    ["PROMOTION", "3", "/PromotionDetail?id=3", false],
    ["promotion", 3, "/PromotionDetail?id=3", false],
    ["GAME", "120001", "/game/120001", false],
    ["GAME", "007", "/game/007", false],
    ["GAME", "/live", "/live", false],
    ["URL", "https://ok.example/a", "https://ok.example/a", false],
    ["URL", "/rng?class=HOT", "/rng?class=HOT", false],
    ["NONE", "/rng", null, false],
    [null, "/rng", null, false],
    ["URL", "//evil.example", null, true],
    ["URL", "javascript:alert(1)", null, true],
    ["URL", "http://plain.example/", null, true],
    ["URL", null, null, true],
    ["GAME", "", null, true],
    ["GAME", "a?b", null, true],
    ["PROMOTION", "x".repeat(65), null, true],
    ["DANCE", "/rng", null, true],
    [7, "/rng", null, true],
  ])(
    "U50 A111 a banner of kind %j with the address %j links to %j",
    async (linkageType, link, to, logged) => {
      const banners = [{ groupName: "w_home", url: "/media/a.svg", linkageType, link, title: "A" }];
      const platform = fakePlatform({ "GET /wps/relay/MCSFE_getListAnnouncements": { banners } });
      const scope = testScope({
        platform: { fetch: platform.fetch, sandboxOrigin: "http://localhost:8789" },
      });
      const answer = await send<{ announcements: { banners: object[] } }>(
        scope,
        "{ announcements { banners { link } } }",
      );
      expect(answer.announcements.banners).toEqual([{ link: to }]);
      expect(scope.lines.some(({ event }) => event === "banner.nowhere")).toBe(logged);
    },
  );

  /** The links of banners on a portal with these hosts, and the calls that were made. */
  async function ledTo(links: readonly string[], table: Record<string, unknown>) {
    const banners = links.map((link) => ({
      groupName: "w_home",
      url: "/media/a.svg",
      linkageType: "URL",
      title: "A",
      link,
    }));
    const platform = fakePlatform({
      "GET /wps/relay/MCSFE_getListAnnouncements": { banners },
      ...table,
    });
    const scope = testScope({
      origin: "https://www.portal.test",
      platform: {
        fetch: platform.fetch,
        sandboxOrigin: "http://localhost:8789",
        ownHosts: ["*.team.workers.dev"],
      },
    });
    const { announcements } = await send<{ announcements: { banners: { link: string | null }[] } }>(
      scope,
      "{ announcements { banners { link } } }",
    );
    const calls = platform.calls.map(({ url }) => new URL(url).pathname.split("/").at(-1));
    return { links: announcements.banners.map(({ link }) => link), calls };
  }
  const info = { domainRoute: ["portal.example", "*.other.example"], mainDomain: "main.example" };
  const system = { info, location: "KR", maintenance: false, regionRestriction: false };

  it("A129 C18 U50 a banner's URL on any host of this portal becomes a path", async () => {
    const { links } = await ledTo(
      [
        "https://www.portal.test/live",
        "https://a.team.workers.dev/live?x=1#top",
        " https://Portal.example/PromotionDetail?id=3 ",
        "https://ko.other.example/",
        "https://main.example/rng",
        "https://elsewhere.example/live",
        "https://portal.example.evil.example/live",
        "https://user@portal.example/live",
        "http://portal.example/live",
        "https://portal.example//evil.example",
      ],
      { "GET /wps/system/status": system },
    );
    expect(links).toEqual([
      "/live",
      "/live?x=1#top",
      "/PromotionDetail?id=3",
      "/",
      "/rng",
      "https://elsewhere.example/live",
      "https://portal.example.evil.example/live",
      null,
      null,
      "https://portal.example//evil.example",
    ]);
  });

  it("A129 C19 reads the list of hosts only if the status names none and a banner has a URL", async () => {
    const { domainRoute: _none, ...rest } = info;
    const table = {
      "GET /wps/system/status": { ...system, info: rest },
      "GET /wps/system/domainRoute": ["listed.example"],
    };
    expect((await ledTo(["https://listed.example/live"], table)).links).toEqual(["/live"]);
    const plain = await ledTo(["/live"], table);
    expect(plain.calls).toEqual(["MCSFE_getListAnnouncements"]);
    // Without a list of hosts the banner's link is unchanged.
    const address = "https://listed.example/live";
    expect((await ledTo([address], {})).links).toEqual([address]);
  });
});
