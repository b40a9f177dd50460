import { describe, expect, it } from "vitest";
import { catalogue } from "../../domains/games/catalogue.ts";
import { gameIcon } from "../../domains/games/wire-game.ts";
import { artFiles } from "./art-files.mjs";
import { houses } from "./houses/houses.ts";
import { gifts, sitters } from "./plans.ts";
import { renderMedia } from "./router.ts";
import { schemeNames } from "./schemes.ts";
import { slotThemes, typeThemes } from "./themes.ts";
import { heroWords } from "./words.ts";

const files = artFiles();
const themes = [...slotThemes.values(), ...typeThemes.values()];

/** Of `dealer.2` and `jewel:bc` the name. */
const plain = (name: string) => name.replace(/[.:].*/, "");

/** The names in a folder of `assets/`, each once. */
const filesOf = (folder: string) => {
  const paths = Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
  return new Set(paths.map((path) => plain(path.slice(folder.length + 1))));
};

/** What a cover shows: its shapes and paints, without where they are or how far it glows, on the colours of its sky. */
async function looksOf(icon: string): Promise<string> {
  const text = (await renderMedia(new URL(icon, "http://sandbox.invalid"))?.text()) ?? "";
  const [sky = ""] = /<radialGradient id="B".*?<\/radialGradient>/.exec(text) ?? [];
  return (
    sky +
    text.replace(/^.*?<\/defs>/, "").replace(/ transform="[^"]*"| r="\d+" fill="url\(#L\)"/g, "")
  );
}

describe("assets of pictures", () => {
  it.each([...catalogue().byType])(
    "%s: no game looks like another of its page",
    async (_, games) => {
      const page = games.slice(0, 60).map((game) => gameIcon(game));
      const looks = new Set(await Promise.all(page.map(looksOf)));
      expect(looks.size).toBe(page.length);
    },
  );

  it("has each motif that something names, and no other", () => {
    const named = [
      ...themes.flatMap(({ heroes, props, named }) => [...heroes, ...props, ...(named ?? [])]),
      ...themes.flatMap(({ foreground }) => foreground.map((name) => name.split(":")[1] ?? "coin")),
      ...heroWords.flatMap(([names]) => names),
      ...[...houses.values()].flatMap(({ motifs }) => [...motifs.values()].flat()),
      ...gifts,
      ...sitters,
      ...Object.values(files).flatMap(
        (text) => / data-wear="([^"]*)"/.exec(text)?.[1]?.split(" ") ?? [],
      ),
      // On the page of a dice game.
      "die",
    ];
    expect(new Set(named.map((name) => plain(name)))).toEqual(filesOf("motifs"));
  });

  it("has each scenery and foreground of a theme, and all colours are schemes", () => {
    expect(new Set(themes.flatMap(({ scenery }) => scenery))).toEqual(filesOf("scenery"));
    expect(new Set(themes.flatMap(({ foreground }) => foreground.map(plain)))).toEqual(
      filesOf("foreground"),
    );
    const colours = themes.flatMap(({ schemes }) => schemes);
    expect(schemeNames).toEqual(expect.arrayContaining(colours));
  });

  it("lists values for each variable of a motif, a scenery and a foreground", () => {
    const wrong = Object.entries(files).filter(([path, text]) => {
      const variables = [...text.matchAll(/var\(--(\w+)\)/g)].map((found) => found[1]);
      return /^(motifs|scenery|foreground)/.test(path)
        ? variables.some((name) => !text.includes(` data-${name}="`))
        : variables.some((name) => !["light", "middle", "dark"].includes(name ?? ""));
    });
    expect(wrong).toEqual([]);
  });
});
