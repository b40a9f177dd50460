import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** What writes a cookie by itself, with the reason. */
const others: Readonly<Record<string, string>> = {
  "app/session/cookies/cookie.ts": "the only writer",
  "app/session/cookies/counting-choice.ts": "removes cookies of Google's tag",
  "app/session/cookies/plain-cookies.ts": "writes in the browser what the only writer made",
};

it("A118 every cookie is written by one function, whose type requires the prefix of a host's own", () => {
  const files = sourcesIn(["app", "gateway"], /\.tsx?$/).filter(
    (path) => !/\.test\.|testing\//.test(path),
  );
  const writers = files.filter((path) => /; ?Path=|document\.cookie =/.test(textOf(path)));
  expect(
    writers.filter((path) => !(path in others) && !path.startsWith("app/edge/development/")),
  ).toEqual([]);
  expect(writers).toContain("app/session/cookies/cookie.ts");
});
