import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { testScope } from "../../testing/platform.ts";
import { mediaUrl } from "./media-url.ts";
import { listedUrl, safeContact, safeUrl } from "./safe-url.ts";

const bad = [
  "",
  "   ",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "http://plain.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "https://user:pw@ok.example/",
  "https://",
  "ftp://x.example",
  "rng",
  "https://ok.example/\u202egnp.exe",
];

describe("safeUrl", () => {
  it.each(bad)("refuses %j", (raw) => {
    expect(safeUrl(raw)).toBeNull();
  });

  it("accepts https and paths of this portal", () => {
    expect(safeUrl(" https://ok.example/a?b=c#d ")).toBe("https://ok.example/a?b=c#d");
    expect(safeUrl("/rng?page=hotSlots")).toBe("/rng?page=hotSlots");
  });

  it.each([
    "https://img.example/a/b-c_d.svg",
    "https://img.example",
    "https://img.example/../x",
    "https://img.example/.hidden/x",
    "https://1.2.3/x",
    "https://xn--a.example/x",
    "https://img.example:443/x",
    "https://IMG.example/x",
    "https://img.example/a%2fb",
    "https://img.example//x",
  ])("agrees with the runtime's parser about %j", (raw) => {
    const parsed = URL.canParse(raw) ? new URL(raw).href : null;
    expect(safeUrl(raw)).toBe(parsed);
  });

  it("A76 accepts only https, tel and mailto for contacts", () => {
    expect(safeContact("tel:+82 2")).toBeNull();
    expect(safeContact("tel:+82-2-555-0100")).toBe("tel:+82-2-555-0100");
    expect(safeContact("mailto:care@example.com")).toBe("mailto:care@example.com");
    expect(safeContact("mailto:a@b.example?cc=c@d.example")).toBeNull();
    expect(safeContact("/help")).toBeNull();
    expect(safeContact("sms:+821")).toBeNull();
    for (const raw of bad) expect(safeContact(raw)).toBeNull();
  });

  it("A64 accepts launches only on the brand's hosts", () => {
    const live = testScope({ development: false });
    const hosts = ["play.example", "*.games.example", "dev.example:8443"];
    const check = (raw: string) => listedUrl(raw, hosts, live);
    expect(check("https://play.example/g?t=1")).toBe("https://play.example/g?t=1");
    expect(check("https://a.b.games.example/")).toBe("https://a.b.games.example/");
    expect(check("https://dev.example:8443/")).toBe("https://dev.example:8443/");
    for (const raw of [
      "https://games.example/",
      "https://.games.example/",
      "https://evilgames.example/",
      "https://play.example:444/",
      "https://play.example@evil.example/",
      "http://play.example/",
      ...bad,
    ]) {
      expect(check(raw)).toBeNull();
    }
  });
});

describe("mediaUrl", () => {
  const images = ["https://img1.example", "https://img2.example", "https://img3.example"];
  const brand = { ...aurora, hosts: { ...aurora.hosts, images } };
  const live = testScope({ brand, development: false });

  it("A70 joins a path to one of the brand's hosts, always to the same one, and uses all hosts", () => {
    const paths = Array.from({ length: 60 }, (_, index) => `/media/games/${index}.svg`);
    const once = paths.map((path) => mediaUrl(path, live));
    expect(paths.map((path) => mediaUrl(path, live))).toEqual(once);
    expect(new Set(once.map((url) => new URL(url ?? "").origin))).toEqual(new Set(images));
    expect(once[7]?.endsWith(paths[7] ?? "")).toBe(true);
  });

  it("A91 accepts hosts of the page's policy; for another host it returns null", () => {
    for (const from of ["https://img2.example", live.origin]) {
      expect(mediaUrl(`${from}/a.png`, live)).toBe(`${from}/a.png`);
    }
    for (const other of [
      "https://unlisted-cdn.example",
      "https://img2.example:444",
      "https://x.img2.example",
    ]) {
      expect(mediaUrl(`${other}/a.png`, live)).toBeNull();
      mediaUrl(`${other}/b.png`, live);
    }
    const hosts = live.lines.map(({ event, what, host }) => ({ event, what, host }));
    expect(hosts).toHaveLength(3);
    expect(hosts[0]).toEqual({
      event: "security.host.refused",
      what: "picture",
      host: "unlisted-cdn.example",
    });
  });

  it("accepts the sandbox's origin in development only", () => {
    const sandboxOrigin = "http://localhost:8789";
    const develop = testScope({ platform: { sandboxOrigin } });
    expect(mediaUrl("/media/a.svg", develop)).toBe(`${sandboxOrigin}/media/a.svg`);
    expect(mediaUrl(`${sandboxOrigin}/media/a.svg`, develop)).toBe(`${sandboxOrigin}/media/a.svg`);
    expect(mediaUrl("http://localhost:9999/a.svg", develop)).toBeNull();
    const shipped = testScope({ development: false, platform: { sandboxOrigin } });
    expect(mediaUrl("/media/a.svg", shipped)).toBeNull();
    expect(mediaUrl(`${sandboxOrigin}/media/a.svg`, shipped)).toBeNull();
  });

  it.each([null, undefined, "/media/../../etc", ...bad])("refuses %j", (raw) => {
    expect(mediaUrl(raw, live)).toBeNull();
  });
});
