import { describe, expect, it } from "vitest";
import { cardNames, cardRatios, formChoices, sectionLooks } from "../../../brands/look/form.ts";
import { sourcesIn, textOf } from "../sources.ts";

const folder = "app/styles/form/";
const sheets = sourcesIn([folder], /\.css$/).map((path) => path.slice(folder.length, -4));
const icons = sourcesIn(["app/styles"], /icons-\w+\.css$/).map((path) => path.slice(11, -4));
const components = sourcesIn(["app"], /(?<!\.test)\.tsx?$/);

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every choice as the name that its style sheet would have, with the setting as components read it. */
const choices = [
  ...Object.entries(formChoices).flatMap(([setting, words]) =>
    words.map((choice) => ({ name: `${hyphenated(setting)}-${choice}`, setting, choice })),
  ),
  ...cardRatios.map((choice) => ({
    name: `card-ratio-${choice.replace(":", "-")}`,
    setting: "card.ratio",
    choice,
  })),
  ...cardNames.map((choice) => ({ name: `card-name-${choice}`, setting: "card.name", choice })),
  ...sectionLooks.map((choice) => ({ name: `look-${choice}`, setting: "look", choice })),
];
/** The choices that `app.css` draws. */
const usual = new Set([
  ...Object.entries(formChoices).map(([setting, [first]]) => `${hyphenated(setting)}-${first}`),
  "card-ratio-3-4",
  "card-name-below",
  "look-row",
]);
/** Sheets that several choices share. */
const shared = ["card-grid", "look-list"];

describe("the form of brands", () => {
  it("B2 nothing depends on which brand it is", () => {
    const found = [...components, ...sourcesIn(["app/styles", "gateway"], /\.(css|ts)$/)].filter(
      (path) =>
        /brand\.id\s*[!=]==|switch \((\w+\.)*brand\.id\)|\[data-brand/.test(textOf(path)) ||
        /["']~?[./]*brands\/(aurora|hanbit|mekong)\.ts["']/.test(textOf(path)),
    );
    expect(found.filter((path) => !/\.test\.|\/testing\//.test(path))).toEqual([]);
  });

  it("B2 each style sheet is a choice's, and each choice has a sheet, is usual, or a component draws it", () => {
    const names = choices.map(({ name }) => name);
    expect(sheets.filter((name) => !names.includes(name) && !shared.includes(name))).toEqual([]);
    const drawn = (setting: string, choice: string) =>
      components.some((path) => {
        const text = textOf(path);
        return (
          text.includes(`"${choice}"`) && new RegExp(`\\b${setting.split(".")[0]}\\b`).test(text)
        );
      });
    const dead = choices.filter(
      ({ name, setting, choice }) =>
        !sheets.includes(name) &&
        !icons.includes(name) &&
        !usual.has(name) &&
        !drawn(setting, choice),
    );
    expect(dead.map(({ name }) => name)).toEqual([]);
  });
});
