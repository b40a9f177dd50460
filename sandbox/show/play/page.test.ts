import { describe, expect, it } from "vitest";
import type { RoundKind } from "../../domains/games/round-kind.ts";
import { slotPlan } from "../../domains/play/slot-plan.ts";
import type { GamePage } from "./game-page.ts";
import { renderGamePage } from "./page.ts";
import { textsOf } from "./texts.ts";

const base: GamePage = {
  ticket: "0123456789abcdef0123456789abcdef-default",
  game: {
    nodeId: 100_001,
    gameName: "Golden Dragon",
    vendorName: "Jolly Lantern",
    gameType: "RNG",
    vassalage: "JL",
    iconUrl: "/media/games/100001.svg?n=Golden%20Dragon&v=JL&t=RNG",
  },
  kind: "slot",
  limits: { min: 10_000, max: 5_000_000 },
  waits: false,
  data: slotPlan({ nodeId: 100_001, lines: 30 }),
  trial: false,
  balance: "1234.5000",
  currency: "USD",
  language: "EN",
  world: "default",
  backUrl: "https://portal.example/games?x=1",
};

const kinds: readonly RoundKind[] = ["slot", "dice", "table", "lottery"];

async function html(change: Partial<GamePage> = {}): Promise<string> {
  // A kind's own data belongs to its games alone.
  const data = change.kind && change.kind !== "slot" ? { data: null } : {};
  return renderGamePage({ ...base, ...data, ...change }).text();
}

/** The configuration as the page's script will read it. */
function configOf(text: string): Record<string, unknown> {
  const found = /const config=(\{.*?\});\(/s.exec(text);
  return JSON.parse(found?.[1] ?? "") as Record<string, unknown>;
}

describe("game page (A81, S22–S27)", () => {
  it.each(kinds)(
    "%s: styles and scripts carry the nonce of the answer, and the script parses",
    async (kind) => {
      const response = renderGamePage({ ...base, kind, data: kind === "slot" ? base.data : null });
      const policy = response.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
      const text = await response.text();
      const tags = [...text.matchAll(/<(?:script|style)\b[^>]*>/g)].map((found) => found[0]);
      expect(tags.length).toBeGreaterThanOrEqual(2);
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
      expect(text).not.toMatch(/\sstyle="|\son(?:click|load|error)=/);
      const script = /<script[^>]*>([\s\S]*)<\/script>/.exec(text)?.[1] ?? "";
      expect(() => new Function(script)).not.toThrow();
      expect(script).not.toContain("</");
      expect(policy).not.toContain("frame-ancestors");
      expect(policy).toContain("default-src 'none'");
      expect(response.headers.get("x-frame-options")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  it("gives each answer another nonce", () => {
    const policies = [1, 2].map(() => renderGamePage(base).headers.get("content-security-policy"));
    expect(policies[0]).not.toBe(policies[1]);
  });

  it("escapes what comes from outside", async () => {
    const evil = `</script><img src=x onerror="alert(1)">'&`;
    const text = await html({
      game: { ...base.game, gameName: evil, vendorName: evil, iconUrl: `/media/x.svg?n=${evil}` },
      ticket: evil,
      world: evil,
      currency: evil,
      backUrl: `https://portal.example/?q=${evil}`,
    });
    expect(text).not.toContain("<img src=x");
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).toContain("&lt;/script&gt;&lt;img");
  });

  it("leads back to web addresses only, and talks to that origin only", async () => {
    const text = await html();
    expect(text).toContain('href="https://portal.example/games?x=1"');
    expect(configOf(text).portal).toBe("https://portal.example");
    const bad = await html({ backUrl: "javascript:alert(1)" });
    expect(bad).not.toContain("javascript:alert");
    expect(configOf(bad).portal).toBe("");
  });

  it.each([
    ["KR", "ko"],
    ["VN", "vi"],
    ["TH", "th"],
    ["CN", "zh"],
    ["JP", "ja"],
  ])("has every text in %s, with the same places to fill, and none in English", (code, tag) => {
    const english = textsOf("EN").texts;
    const { lang, texts } = textsOf(code);
    expect(lang).toBe(tag);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    const same = (Object.keys(english) as (keyof typeof english)[]).filter(
      (key) => texts[key] === english[key] || places(texts[key]) !== places(english[key]),
    );
    expect(same).toEqual([]);
    expect(Object.values(texts).filter((text) => text === "" || /[!！]/.test(text))).toEqual([]);
  });

  it("uses the language of the launch in the page's own words, and English for one without texts", async () => {
    for (const [language, lang] of [
      ["JP", "ja"],
      ["TH", "th"],
      ["TY", "en"],
    ] as const) {
      const text = await html({ language, trial: true });
      expect(text).toContain('class="trial"');
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(textsOf(language).texts.ready);
      expect(configOf(text)).toMatchObject({ locale: lang, texts: textsOf(language).texts });
    }
    expect(textsOf("TY")).toEqual(textsOf("EN"));
    expect(await html()).not.toContain('class="trial"');
  });

  it("shows amounts with the decimals of their currency (A137)", async () => {
    const won = await html({ currency: "KRW", balance: "1234.0000" });
    expect(won).toContain('<b id="balance">1,234</b> KRW');
    expect(configOf(won).decimals).toBe(0);
    expect(await html()).toContain('<b id="balance">1,234.50</b> USD');
    expect(configOf(await html()).decimals).toBe(2);
  });

  it("offers bets from the least of the game to its limit", async () => {
    const limits = { min: 2000, max: 150_000 };
    expect(configOf(await html({ limits })).stakes).toEqual([0.2, 0.4, 1, 2, 4, 10, 15]);
  });

  it("draws its nine symbols from ids that exist", async () => {
    const text = await html();
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
    for (let i = 0; i < 9; i += 1) expect(ids).toContain(`s${i}`);
    const symbols = text.slice(text.indexOf("<defs>"), text.indexOf("<header"));
    for (const [, id] of symbols.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  });
});

describe("L9 messages to the page around the game", () => {
  /** Runs the page's script in a frame of a page with this origin, and returns where its messages go. */
  async function sentTo(referrer: string, backUrl = base.backUrl): Promise<string[]> {
    const script = /<script[^>]*>([\s\S]*)<\/script>/.exec(await html({ backUrl }))?.[1] ?? "";
    const sent: string[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const element = (id: string) => ({
      dataset: {},
      children: [],
      classList: { add() {}, remove() {} },
      setAttribute() {},
      replaceChildren() {},
      append() {},
      appendChild() {},
      addEventListener: (_: string, listener: (event: object) => void) =>
        listeners.set(id, listener),
    });
    const document = {
      referrer,
      body: element("body"),
      documentElement: {},
      getElementById: element,
      querySelectorAll: () => [],
      createElement: element,
      createElementNS: element,
      addEventListener() {},
    };
    const window = {
      parent: { postMessage: (_: object, origin: string) => sent.push(origin) },
      addEventListener() {},
    };
    new Function("window", "document", "matchMedia", script)(window, document, () => ({}));
    listeners.get("leave")?.({ preventDefault() {} });
    return sent;
  }

  it("name the origin of that page, also where the launch named another one", async () => {
    expect(await sentTo("http://portal.behind.proxy:8080/")).toEqual([
      "http://portal.behind.proxy:8080",
    ]);
    expect(await sentTo("")).toEqual(["https://portal.example"]);
    expect(await sentTo("http://portal.example/", "javascript:1")).toEqual([]);
  });
});
