import { expect, it } from "vitest";
import en from "../../app/locales/en/validation.ts";
import ko from "../../app/locales/ko/validation.ts";
import { sourcesIn, textOf } from "./sources.ts";

/** Keys that gateway and brands name, from `validation.` on. */
const named = new Set(
  sourcesIn(["gateway", "brands"], /\.ts$/)
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [...textOf(path).matchAll(/"validation\.([A-Za-z.]+)"/g)])
    .map((match) => match[1] ?? ""),
);

const textAt = (locale: object, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], locale);

it.each([
  ["English", en],
  ["Korean", ko],
])("E8 I-keys: %s has a text for every field error that is named", (_name, locale) => {
  expect(named.size).toBeGreaterThan(30);
  const missing = [...named].filter((key) => typeof textAt(locale, key) !== "string");
  expect(missing).toEqual([]);
});
