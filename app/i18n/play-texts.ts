/**
 * What starting a game and the page around one say. A module that says it imports this file, and so runs in a browser
 * once the texts are there; a page that doesn't goes without them. A server has all texts at hand.
 */
import { addMessages } from "./messages.client.ts";

if (!import.meta.env.SSR) {
  await addMessages(
    {
      en: () => import("~/locales/en/play.ts"),
      ko: () => import("~/locales/ko/play.ts"),
      vi: () => import("~/locales/vi/play.ts"),
      th: () => import("~/locales/th/play.ts"),
      zh: () => import("~/locales/zh/play.ts"),
      ja: () => import("~/locales/ja/play.ts"),
    },
    "play",
  );
}
