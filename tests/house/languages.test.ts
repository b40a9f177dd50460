import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { messagesOf } from "../../app/i18n/messages.server.ts";
import en from "../../app/locales/en/index.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { root, textOf } from "./sources.ts";

it("A67 the languages that brands may speak are those with messages", () => {
  const folders = readdirSync(join(root, "app/locales"), { withFileTypes: true });
  const tags = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(tags.sort()).toEqual([...messageLanguages].sort());
});

it.each(messageLanguages)("A67 %s reaches server and browser", (tag) => {
  if (tag !== "en") expect(messagesOf(tag)).not.toBe(messagesOf("en"));
  expect(textOf("app/i18n/messages.client.ts")).toContain(`~/locales/${tag}/everywhere.ts`);
});

it.each(brandIds)("A23 %s names its lobby pages and has its pictures", (id) => {
  const { lobbyRoutes, logo } = pickBrand(id);
  const nameless = lobbyRoutes.filter(({ titleKey, group }) =>
    [titleKey, group].some((key) => key !== undefined && !(key in en.nav)),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
  expect(Object.values(logo).filter((path) => !existsSync(join(root, "public", path)))).toEqual([]);
});
