import { describe, expect, it } from "vitest";
import { vendors } from "../../domains/games/vendors.ts";
import { merchantOf } from "../../domains/system/merchants.ts";
import { bannerIds } from "./banner.ts";
import { houses } from "./houses/houses.ts";
import { renderMedia } from "./router.ts";
import { giftIds } from "./scenes.ts";
import { studioOf } from "./studios.ts";
import { slotThemes } from "./themes.ts";
import { wordsOf } from "./words.ts";

const hardLimit = 6 * 1024;
const types = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
];

function answer(path: string): Response | null {
  return renderMedia(new URL(path, "http://sandbox.invalid"));
}

async function body(path: string): Promise<string> {
  const response = answer(path);
  if (response === null) throw new Error(`no picture at ${path}`);
  return response.text();
}

/** A few hundred covers: all types, all vendors, named and nameless. */
const covers = Array.from({ length: 440 }, (_, i) => {
  const vendor = vendors[i % vendors.length]?.code ?? "PG";
  const names = ["", "Golden Dragon", "Mines & Co", "복권 <b>Zebra", "Fiery Serpent Bonanza"];
  const name = encodeURIComponent(names[i % names.length] ?? "");
  const shape = i % 3 ? "" : "&r=wide";
  return `/media/games/${100000 + i * 31}.svg?n=${name}&v=${vendor}&t=${types[i % types.length]}${shape}`;
});

const hands = [...houses.keys()];
const others = [
  ...hands.flatMap((hand) =>
    bannerIds.flatMap((id) => [
      `/media/banners/${id}.svg?h=${hand}`,
      `/media/banners/${id}.svg?l=KR&h=${hand}`,
    ]),
  ),
  ...vendors.flatMap(({ code }) => [
    `/media/vendors/${code}.svg?g=dark`,
    `/media/vendors/${code}-large.svg`,
  ]),
  ...hands.flatMap((hand) => ["live", "slots"].map((id) => `/media/tiles/${id}.svg?h=${hand}`)),
  ...Array.from({ length: 40 }, (_, i) => `/media/avatars/${i}.svg`),
  ...hands.flatMap((hand) => [
    ...Array.from({ length: 12 }, (_, i) => `/media/promotions/${i}.svg?h=${hand}`),
    ...giftIds.map((id) => `/media/gifts/${id}.svg?h=${hand}`),
  ]),
  "/media/licence/age18.svg",
  "/media/licence/seal.svg",
  "/media/apps/ios.svg",
  "/media/apps/android.svg",
];

/** Strict enough for what we write: nested tags, quoted attributes, no bare `&` or `<`. */
function checkXml(text: string): void {
  const open: string[] = [];
  const rest = text.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][\w-]*="[^"<&]*")*)(\/?)>/g,
    (_, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/\s([a-zA-Z][\w-]*)=/g)].map((found) => found[1]);
      expect(new Set(names).size, `${name} repeats an attribute: ${attributes}`).toBe(names.length);
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return "";
    },
  );
  expect(rest).not.toMatch(/[<>&]/);
  expect(open).toEqual([]);
}

describe("pictures of the sandbox", () => {
  it("are well-formed, small, stand alone, refer only to ids they define, and differ", async () => {
    const seen = new Set<string>();
    for (const path of [...covers, ...others]) {
      const text = await body(path);
      expect(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), path).toBe(true);
      checkXml(text);
      expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(hardLimit);
      expect(text, path).not.toMatch(/<script|\son[a-z]+=|javascript:|<foreignObject|@import/i);
      expect(text.replace('xmlns="http://www.w3.org/2000/svg"', ""), path).not.toMatch(
        /https?:|data:/,
      );
      expect(text, path).not.toMatch(/NaN|undefined|null|\[object|Zebra/);
      const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
        expect(ids, `${path} #${id}`).toContain(id);
      }
      expect(await body(path), "the same address, the same bytes").toBe(text);
      seen.add(text);
    }
    expect(seen.size).toBe(covers.length + others.length);
  });

  it("B7 each house draws banners, promotions, gifts and tiles by its own hand", async () => {
    const merchants = ["aurora01", "hanbit07", "mekong11"].map((code) => merchantOf(code).hand);
    expect(merchants).toEqual(hands);
    for (const path of ["banners/welcome", "promotions/3", "gifts/watch", "tiles/live"]) {
      const drawn = hands.map((hand) => body(`/media/${path}.svg?h=${hand}`));
      expect(new Set(await Promise.all(drawn)).size, path).toBe(hands.length);
    }
  });

  it("B7 a wordmark has the provider's name, with a plate or for the ground that it stands on", async () => {
    for (const { code, names } of vendors) {
      for (const path of [`${code}-large.svg`, `${code}.svg?g=light`, `${code}.svg?g=dark`]) {
        const text = await body(`/media/vendors/${path}`);
        const words = [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word);
        expect(words.join(" ").toLowerCase(), path).toBe(names.EN.toLowerCase());
        expect(text, path).toContain(`aria-label="${names.EN}"`);
      }
    }
    expect(await body("/media/vendors/PG.svg?g=light")).not.toBe(
      await body("/media/vendors/PG.svg?g=dark"),
    );
  });

  it("B7 studios have many hands, and a wide cover is drawn wide", async () => {
    const found = await Promise.all(
      vendors.map(({ code }) => body(`/media/games/7.svg?v=${code}&t=RNG`)),
    );
    expect(new Set(found).size).toBeGreaterThanOrEqual(10);
    expect(new Set(vendors.map(({ code }) => studioOf(code).hand)).size).toBeGreaterThanOrEqual(10);
    expect(await body("/media/games/7.svg?v=PG&t=RNG&r=wide")).toContain('viewBox="0 0 480 270"');
  });

  it("show the frame of the vendor", async () => {
    const [one, two] = await Promise.all(
      ["PG", "JL"].map((code) => body(`/media/games/10001.svg?v=${code}&t=RNG`)),
    );
    expect(one).not.toBe(two);
  });

  it("are kept for ever and may run nothing", () => {
    const headers = answer("/media/tiles/live.svg")?.headers;
    expect(headers?.get("content-type")).toContain("image/svg+xml");
    expect(headers?.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers?.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(headers?.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    "/media/",
    "/media/games/.svg",
    "/media/games/abc.svg",
    "/media/games/12345678901.svg",
    "/media/games/1.png",
    "/media/games/../games/x.svg",
    "/media/vendors/pg.svg",
    "/media/vendors/-large.svg",
    "/media/banners/unknown.svg",
    "/media/banners/constructor.svg",
    "/media/tiles/toString.svg",
    "/media/avatars/x.svg",
    "/media/licence/age21.svg",
    "/media/apps/hasOwnProperty.svg",
    "/elsewhere/games/1.svg",
  ])("has no picture at %s", (path) => {
    expect(answer(path)).toBeNull();
  });
});

describe("words of names", () => {
  it("select the same motif, whatever the words around them", () => {
    const [tiger] = wordsOf("Tiger").heroes;
    expect(tiger).toBeDefined();
    for (const name of ["Golden Tiger", "Tiger Rush", "Tiger of Luxor", "Emerald Tiger Wheel"]) {
      expect(wordsOf(name).heroes[0], name).toBe(tiger);
    }
    expect(wordsOf("Clover").story).toBe("classic");
    expect(wordsOf("Lovely Nothing").heroes).toEqual([]);
    expect([...slotThemes.keys()]).toContain(wordsOf("Viking Saga").story);
  });

  it("do not put a stranger on a cover: a ruby is no baccarat table", async () => {
    const bare = await body("/media/games/5.svg?t=SPORTS");
    expect(await body("/media/games/5.svg?t=SPORTS&n=Ruby")).toBe(bare);
    expect(await body("/media/games/5.svg?t=RNG&n=Ruby")).not.toBe(
      await body("/media/games/5.svg?t=RNG"),
    );
  });
});
