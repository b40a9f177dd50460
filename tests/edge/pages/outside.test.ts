/** Data for search engines, for shared links and for home screens. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { brandIds, pickBrand } from "../../../brands/index.ts";
import { firstPalette } from "../../../brands/look/palette.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { sendRaw } from "../support/send-raw.ts";

const live = await portalOfFile({
  production: true,
  vars: { OWN_HOSTS: "*.team.workers.dev" },
});
const open = await portalOfFile();
const main = "https://portico.example";
const tags = pickBrand("aurora").languages.map(({ tag }) => tag);

const at = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(live.origin, path, { headers: { host: "www.portico.example", ...headers } });

/** Returns the value of an element of the head, by its name. */
function said(html: string, name: string, value = "content"): string | null {
  const tag = new RegExp(`<(?:meta|link) [^>]*"${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return new RegExp(` ${value}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? null;
}
const languagesOf = (html: string) =>
  [...html.matchAll(/<link [^>]*hrefLang="([^"]+)"[^>]*href="([^"]+)"/gi)].map(
    ([, tag = "", href = ""]) => [tag, href.replaceAll("&amp;", "&")],
  );
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

describe("D-23 an indexable page", () => {
  it.each(["/", "/rng", "/hot", "/promotions", "/providers", "/help", "/down"])(
    "A23 has its own address, its languages and its picture at the main host: %s",
    async (path) => {
      const { status, headers, body } = await at(`${path}?utm_source=x`);
      expect(status).toBe(200);
      expect(headers["x-robots-tag"]).toBe("all");
      expect(said(body, "canonical", "href")).toBe(main + path);
      expect(said(body, "og:url")).toBe(main + path);
      expect(languagesOf(body)).toEqual([
        ...tags.map((tag) => [tag, main + path + (tag === "en" ? "" : `?lang=${tag}`)]),
        ["x-default", main + path],
      ]);
      const picture = new URL(said(body, "og:image") ?? "");
      expect(picture.origin).toBe(main);
      expect(existsSync(`public${picture.pathname}`), picture.pathname).toBe(true);
      expect((said(body, "description") ?? "").length).toBeGreaterThan(30);
      expect(said(body, "og:title")).toContain("Aurora");
      expect(said(body, "twitter:card")).toBe("summary_large_image");
      expect(dataOf(body)["@context"]).toBe("https://schema.org");
    },
  );

  it("A23 R2 R3 R4 home has one canonical address for all its names", async () => {
    for (const path of ["/index", "/index.html", "/home"]) {
      expect(said((await at(path)).body, "canonical", "href"), path).toBe(`${main}/`);
    }
  });

  it("has structured data of the organization, the site and the path to the page", async () => {
    const [organization, website] = dataOf((await at("/")).body)["@graph"];
    expect(organization).toMatchObject({ "@type": "Organization", name: "Aurora" });
    expect(website).toMatchObject({ "@type": "WebSite", inLanguage: "en", url: `${main}/` });
    const { itemListElement: steps } = dataOf((await at("/rng")).body);
    expect(steps.map(({ item }: { item: string }) => item)).toEqual([`${main}/`, `${main}/rng`]);
  });

  it("A66 is in the language of its address, until the browser closes", async () => {
    const html = { accept: "text/html" };
    const { headers, body } = await at("/rng?lang=ko", { ...html, "accept-language": "en" });
    expect(body).toContain('<html lang="ko"');
    expect(said(body, "canonical", "href")).toBe(`${main}/rng?lang=ko`);
    expect(said(body, "og:locale")).toBe("ko_KR");
    expect(headers["set-cookie"]).toEqual(["__Host-lang=ko; Path=/; Secure; SameSite=Lax"]);
    const chosen = await at("/rng?lang=ko", { ...html, cookie: "__Host-lang=en" });
    expect(chosen.body).toContain('<html lang="en"');
    expect(chosen.headers["set-cookie"]).toBeUndefined();
  });

  it("R50 L3 a promotion and a game show their own pictures, and say what they are", async () => {
    const map = (await at("/sitemap.xml")).body;
    const pathOf = (start: string) =>
      new RegExp(`<loc>${main}(${start}[^<&]*)</loc>`).exec(map)?.[1] ?? "";
    const promotion = await at(pathOf("/PromotionDetail"));
    expect(said(promotion.body, "canonical", "href")).toBe(main + pathOf("/PromotionDetail"));
    expect(dataOf(promotion.body).itemListElement).toHaveLength(3);
    expect(said(promotion.body, "description")).not.toMatch(/&lt;|<|>/);
    const cards = (await at("/rng")).body;
    const game = await at(/href="(\/game\/[^"]*)"/.exec(cards)?.[1] ?? "");
    expect([game.status, game.headers["x-robots-tag"]]).toEqual([200, "all"]);
    expect(said(game.body, "og:title")).toMatch(/ – Aurora$/);
    expect(game.body).toContain('action="/play"');
  });

  it.each(["/login", "/register", "/nowhere/at/all", "/cookies", "/helpmc", "/healthz"])(
    "noindex for a page that should not be found: %s",
    async (path) => {
      const { headers, body } = await at(path);
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(said(body, "canonical", "href")).toBeNull();
    },
  );
});

describe("D-23 robots.txt and sitemap.xml", () => {
  /** All addresses of the sitemap, out of the files that its index names. */
  async function sitemap() {
    const index = await at("/sitemap.xml");
    const parts = [...index.body.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, href]) =>
      (href ?? "").replace(main, ""),
    );
    const files = [];
    for (const part of parts) files.push(await at(part));
    return { index, files };
  }

  it("L3 lead to every page once in each language, at the main address, and may be kept", async () => {
    // Until the search index is built, the file is complete but for the games, and short-lived.
    await vi.waitFor(async () => expect((await sitemap()).files.length).toBeGreaterThan(1), {
      timeout: 120_000,
      interval: 500,
    });
    const robots = await at("/robots.txt");
    expect(robots.headers["content-type"]).toContain("text/plain");
    expect(robots.body).toContain("Disallow: /member\n");
    expect(robots.body).not.toContain("Disallow: /\n");
    expect(robots.body).toContain(`Sitemap: ${main}/sitemap.xml\n`);
    const { index, files } = await sitemap();
    for (const { headers } of [robots, index, ...files])
      expect(headers["cache-control"]).toBe("public, max-age=3600");
    const found = files.flatMap(({ headers, body }) => {
      expect(headers["content-type"]).toContain("application/xml");
      const own = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href ?? "");
      expect(own.length).toBeLessThanOrEqual(50_000);
      expect(body.match(/hreflang="ko"/g)).toHaveLength(own.length);
      return own;
    });
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((href) => href.startsWith(`${main}/`))).toBe(true);
    for (const path of ["/", "/rng?lang=ko", "/promotions", "/providers", "/help", "/down?lang=ko"])
      expect(found).toContain(main + path);
    expect(files[0]?.body).toMatch(/<lastmod>20\d\d-\d\d-\d\dT/);
    const games = found.filter((href) => href.includes("/game/"));
    expect(games.length).toBeGreaterThan(12_000 * tags.length);
    const last = games.at(-1)?.replace(main, "") ?? "";
    expect([(await at(last)).status, last]).toEqual([200, expect.stringMatching(/\?lang=/)]);
    for (const part of ["0", "99", "x", "1.5"]) {
      expect((await at(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
    }
  }, 180_000);

  it("exclude robots from a preview of the deployment and from development", async () => {
    const preview = await at("/robots.txt", { host: "abc-portico.team.workers.dev" });
    expect(preview.body).toBe("User-agent: *\nDisallow: /\n");
    expect(await (await open.fetch("/robots.txt")).text()).toBe(preview.body);
  });

  it("E12 the sitemap omits what the platform fails to return, and is cached for a minute", async () => {
    const world = "outside-trouble";
    await open.world(world).fault({ match: { id: "C44" }, fault: { kind: "status" } });
    const map = await open.fetch("/sitemap.xml", { as: { world } });
    expect(map.status).toBe(200);
    expect(map.headers.get("cache-control")).toBe("public, max-age=60");
    const body = await map.text();
    expect(body).toContain(`<loc>${open.origin}/rng</loc>`);
    expect(body).not.toContain("PromotionDetail");
  });
});

type Icon = { src: string; sizes: string; purpose: string };

/** Width and height of a PNG or JPEG file, in px. */
function sizeOf(path: string): [number, number] {
  const bytes = readFileSync(path);
  if (path.endsWith(".png")) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  // The frame header of a JPEG has the height, then the width.
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
}

describe.each(brandIds)("the brand %s on a home screen and in a shared link", (brand) => {
  it("L5 has a manifest in the page's language with shortcuts, and every icon in it exists", async () => {
    const as = { brand };
    const lang = brand === "mekong" ? "vi" : "ko";
    const page = await (await open.fetch(`/help?lang=${lang}`, { as })).text();
    const href = said(page, "manifest", "href") ?? "";
    expect(href).toBe(`/manifest.webmanifest?lang=${lang}`);
    expect(said(page, "theme-color")).toBe(firstPalette(pickBrand(brand).theme).ground);
    const answer = await open.fetch(href, { as });
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(answer.headers.getSetCookie()).toEqual([]);
    const manifest = (await answer.json()) as { icons: Icon[]; shortcuts: object[] };
    expect(manifest).toMatchObject({ name: pickBrand(brand).name, lang, start_url: "/" });
    const deposit = lang === "vi" ? "Nạp tiền" : "입금";
    expect(manifest.shortcuts).toContainEqual({ name: deposit, url: "/member/deposit" });
    const { icons } = manifest;
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith(".png"))) {
      expect(sizeOf(`public${src}`).join("x"), src).toBe(sizes);
    }
    expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
    expect(sizeOf(`public${said(page, "apple-touch-icon", "href")}`)).toEqual([180, 180]);
  });

  it("has its own card picture for the site and for each tile", () => {
    const { tiles } = pickBrand(brand);
    for (const name of ["card", ...tiles.map(({ art }) => `card-${art}`)])
      expect(sizeOf(`public/brands/${brand}/${name}.jpg`), name).toEqual([1200, 630]);
  });
});
