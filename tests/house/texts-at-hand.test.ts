import { expect, it } from "vitest";
import everywhere from "../../app/locales/en/everywhere.ts";
import { sourcesIn, textOf } from "./sources.ts";

/** What runs in a browser; a server has all texts at hand. */
const pages = sourcesIn(["app"], /\.tsx?$/).filter(
  (path) =>
    !/\.(server|test)\.|^app\/(edge|session|locales|i18n)\//.test(path) &&
    // Answers with a key, and is no page.
    path !== "app/routes/upload/withdrawal-proof/route.ts",
);

const says = (parts: string) => new RegExp(`["\`](?:${parts})\\.[a-zA-Z]`);

// Without the import a browser that comes to the page would show the key, or the server's text and then the key.
it.each([
  ["form-texts.ts", new RegExp(`${says("forms|validation").source}|\\btData\\(`)],
  ["session-texts.ts", says("session")],
  ["play-texts.ts", says("play")],
  ["list-texts.ts", /["`]lobby\.(?!card\.|favorite\.|server)[a-zA-Z]/],
])("0002 what says a text of %s brings it along", (file, said) => {
  const speakers = pages.filter((path) => said.test(textOf(path)));
  expect(speakers.length).toBeGreaterThan(5);
  const mute = speakers.filter((path) => !textOf(path).includes(`import "~/i18n/${file}";`));
  expect(mute).toEqual([]);
});

it("0002 what any page may say is said by more than one page", () => {
  for (const part of Object.keys(everywhere)) {
    expect(pages.filter((path) => says(part).test(textOf(path))).length, part).toBeGreaterThan(1);
  }
});
