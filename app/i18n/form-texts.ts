/**
 * What forms say: fields, checks, refusals. A module that says it imports this file, and so runs in a browser
 * once the texts are there; a page that doesn't goes without them. A server has all texts at hand.
 */
import { addMessages } from "./messages.client.ts";

if (!import.meta.env.SSR) {
  await addMessages({
    en: () => import("~/locales/en/filled-in.ts"),
    ko: () => import("~/locales/ko/filled-in.ts"),
    vi: () => import("~/locales/vi/filled-in.ts"),
    th: () => import("~/locales/th/filled-in.ts"),
    zh: () => import("~/locales/zh/filled-in.ts"),
    ja: () => import("~/locales/ja/filled-in.ts"),
  });
}
