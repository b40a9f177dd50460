import { expect, it } from "vitest";
import { messagesOf } from "../../app/i18n/messages.server.ts";
import { text } from "../../app/i18n/text.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { sourcesIn, textOf } from "./sources.ts";

/** Keys of field errors that gateway and brands name. */
const named = new Set(
  sourcesIn(["gateway", "brands"], /\.ts$/)
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [...textOf(path).matchAll(/"(validation\.[A-Za-z.]+)"/g)])
    .map((match) => match[1] ?? ""),
);

it.each(messageLanguages)("E8 I-keys: %s has a text for every field error that is named", (tag) => {
  expect(named.size).toBeGreaterThan(30);
  const missing = [...named].filter((key) => text(messagesOf(tag), tag, key) === key);
  expect(missing).toEqual([]);
});
