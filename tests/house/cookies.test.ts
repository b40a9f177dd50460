/**
 * Every cookie that the portal sets has the prefix `__Host-`: no other host of the domain, and no page without https, can
 * set one in its place.
 */
import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** Lines that set a cookie under a name of another kind, with the reason. */
const otherNames: Readonly<Record<string, string>> = {
  "app/edge/development/dev-switches.ts dev-${name}": "only in development",
  "app/session/cookies/counting-choice.ts ${name}": "removes cookies of Google's tag",
  "app/session/cookies/session-cookie.ts ${name}":
    "its type allows two names, which are checked here",
};

const named = /(?:const|let) (\w*[cC]ookie\w*) = "([^"]+)"/g;

it("A118 every cookie has the prefix of a host's own", () => {
  const files = sourcesIn(["app", "gateway"], /\.tsx?$/).filter(
    (path) => !/\.test\.|testing\//.test(path),
  );
  const values = new Map(
    files.flatMap((path) =>
      [...textOf(path).matchAll(named)].flatMap(([, name = "", value = ""]): [string, string][] => [
        [`${path} ${name}`, value],
        [name, value],
      ]),
    ),
  );
  const lines = files.flatMap((path) =>
    [...textOf(path).matchAll(/`([^`\n]*?)=[^`\n]*; ?Path=/g)].map(([, name = ""]) => ({
      path,
      name,
    })),
  );
  expect(lines.length).toBeGreaterThan(8);
  const without = lines.flatMap(({ path, name }) => {
    const key = /^\$\{(\w+)\}$/.exec(name)?.[1] ?? "";
    const value = values.get(`${path} ${key}`) ?? values.get(key) ?? name;
    return value.startsWith("__Host-") || `${path} ${name}` in otherNames
      ? []
      : [`${path} ${name}`];
  });
  expect(without).toEqual([]);
  const session = ["sessionCookie", "guestCookie"].map((name) => values.get(name));
  expect(session).toEqual(["__Host-sid", "__Host-guest"]);
});
