import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What starts a game: the form of a game, its hook, the action's function, the mutation. */
const starters = [
  "play/use-launch",
  "launch-form",
  "play/launch.server",
  "LaunchGame",
  "launchGame",
  "play-scope",
  'action="/play"',
];

it("G12 the page of a running game has nothing that starts a game, so that none follows by itself", () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => !name.includes(".test."));
  expect(files.length).toBeGreaterThan(5);
  const found = files.filter((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    return starters.some((starter) => source.includes(starter));
  });
  expect(found).toEqual([]);
});

it("G12 wherever a game starts, a form of the player starts it", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|generated/.test(name),
  );
  const launching = files.filter((name) =>
    /mutation LaunchGame/.test(readFileSync(join("app", name), "utf8")),
  );
  expect(launching).toEqual(["play/launch/launch.server.ts"]);
  const callers = files.filter((name) =>
    /from "~\/play\/launch\.server\.ts"/.test(readFileSync(join("app", name), "utf8")),
  );
  // Actions of forms only: no loader and no browser code imports it.
  for (const name of callers) expect(name).toMatch(/^routes\/.*route\.tsx$/);
});
