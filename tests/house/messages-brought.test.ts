import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import all from "../../app/locales/en/index.ts";
import routes from "../../app/routes.ts";
import { arrowsOf, sourcesIn, textOf } from "./sources.ts";

const sources = new Set(sourcesIn(["app"], /\.tsx?$/));

/** A module of a page and all that it draws, or may draw after a press. */
function drawnBy(files: readonly string[]): string[] {
  const met = new Set(files);
  for (const file of met) {
    for (const { to, typeOnly } of arrowsOf(file)) {
      if (!typeOnly && sources.has(to)) met.add(to);
    }
  }
  return [...met];
}

/** From the outermost layout to the page, the files of every route. */
function chainsOf(entries: readonly RouteConfigEntry[], above: string[] = []): string[][] {
  return entries.flatMap(({ file, children }) => {
    const chain = [...above, `app/${file}`];
    return [chain, ...chainsOf(children ?? [], chain)];
  });
}

const words = (text: string) => [...text.matchAll(/"(\w+)"/g)].map(([, word]) => word ?? "");

/** By part, what a file's `ownMessages` bring of it; null for all of it. */
function broughtBy(file: string): [part: string, names: string[] | null][] {
  const text = textOf(file);
  const asked = text.matchAll(/ownMessages\([^,]+, "(\w+)"(?:, ([^)]+))?\)/g);
  return [...asked].map(([, part = "", only]) => {
    if (!only) return [part, null];
    const name = /^(?:\[\.\.\.)?(\w+)\]?$/.exec(only.trim())?.[1];
    const list = name ? new RegExp(`const ${name} = (\\[[^;]*);`).exec(text)?.[1] : only;
    return [part, words(list ?? "")];
  });
}

/** What of a part is said: `member.pager` is `pager` of `member`. */
const saidIn = (file: string, part: string) =>
  [...textOf(file).matchAll(new RegExp(`["\`]${part}\\.(\\w+)`, "g"))].map(
    ([, name]) => name ?? "",
  );

const spoken = (file: string) => !/\.server\.tsx?$|^app\/(locales|i18n|edge|session)\//.test(file);

// A part that comes with a page's data takes the place of the whole one: what it leaves out is shown as its key.
it("0002 U30 R49 a page that brings some texts of a part brings all that it says of it", () => {
  const mute = new Set<string>();
  let partial = 0;
  for (const chain of chainsOf(routes)) {
    const drawn = drawnBy(chain);
    const brought = new Map(drawn.flatMap(broughtBy));
    for (const [part, names] of brought) {
      if (!names) continue;
      partial++;
      expect(Object.keys(all), part).toContain(part);
      for (const file of drawn.filter(spoken)) {
        for (const name of saidIn(file, part)) {
          if (!names.includes(name)) mute.add(`${chain.at(-1)}: ${part}.${name} of ${file}`);
        }
      }
    }
  }
  expect(partial).toBeGreaterThan(10);
  expect([...mute]).toEqual([]);
});
