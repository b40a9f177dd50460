import { describe, expect, it } from "vitest";
import { fakePlatform, testOrigin, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

const day = 86_400_000;
const note = (id: number, more: object = {}) => ({ id, title: `Note ${id}`, content: "", ...more });
const offer = { promotionType: "DEPOSIT" };
const announcements = {
  player: [note(1), note(2, offer)],
  popup: [note(3), note(4, offer)],
  promotion: { contents: [{ id: "7", title: "A bonus", promotionType: "DEPOSIT" }] },
  banners: [
    {
      groupName: "w_home",
      url: "/media/a.svg",
      linkageType: "PROMOTION",
      link: "7",
      title: "offer",
    },
    { groupName: "w_home", url: "/media/b.svg", linkageType: "NONE", title: "picture" },
  ],
};
const source = `{ announcements { notices { id } popups { id } promotions { id }
  banners(group: "w_home") { title } } }`;
const all = {
  notices: [{ id: "1" }, { id: "2" }],
  popups: [{ id: "3" }, { id: "4" }],
  promotions: [{ id: "7" }],
  banners: [{ title: "offer" }, { title: "picture" }],
};
const none = {
  notices: [{ id: "1" }],
  popups: [],
  promotions: [],
  banners: [{ title: "picture" }],
};

/** A guest, and a second guest of the same portal who has taken no break. */
function guests() {
  let time = Date.UTC(2026, 4, 10, 12);
  const platform = fakePlatform({ "GET /wps/relay/MCSFE_getListAnnouncements": announcements });
  const settings = {
    fetch: platform.fetch,
    origin: testOrigin(),
    sandboxOrigin: "http://localhost:8789",
  };
  const guest = () => testScope({ platform: settings, now: () => time });
  const scope = guest();
  return {
    scope,
    other: guest(),
    later(ms: number) {
      time += ms;
    },
    now: () => time,
    remember: (account: string | null) =>
      scope.session.set("onBreak", JSON.stringify({ account, at: time })),
    shown: async (of = scope) =>
      (await send<{ announcements: unknown }>({ ...of }, source)).announcements,
  };
}

describe("G19 offers in the browser of who is on a break", () => {
  it("are not shown until the break is over, and every other guest sees them", async () => {
    const { scope, other, later, now, remember, shown } = guests();
    expect(await shown()).toEqual(all);
    const account = scope.protection.of("player1");
    await account.startBreak({ length: "DAY", now: now(), entries: [] });
    await remember("player1");
    expect(await shown()).toEqual(none);
    expect(await shown(other)).toEqual(all);
    later(day - 1);
    expect(await shown()).toEqual(none);
    later(1);
    expect(await shown()).toEqual(all);
  });

  it("stay away after a self-exclusion until the player has come back", async () => {
    const { scope, later, now, remember, shown } = guests();
    const account = scope.protection.of("player1");
    await account.startBreak({ length: "HALF_YEAR", now: now(), entries: [] });
    await remember("player1");
    later(200 * day);
    expect(await shown()).toEqual(none);
    await account.requestReturn(now());
    expect(await shown()).toEqual(none);
    later(day);
    expect(await shown()).toEqual(all);
  });

  it("are not shown when another account of the person was found, nor when the object can't be reached", async () => {
    const person = guests();
    await person.remember(null);
    expect(await person.shown()).toEqual(none);
    const unreachable = guests();
    await unreachable.remember("player1");
    const { protection } = unreachable.scope;
    unreachable.scope.protection = {
      of: (name) => ({
        ...protection.of(name),
        openBreak: () => Promise.reject(new Error("gone")),
      }),
    };
    expect(await unreachable.shown()).toEqual(none);
  });
});
