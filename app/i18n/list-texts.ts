/**
 * What lists of games say: their menus, filters and pages. A module that says it imports this file, and so
 * runs in a browser once the texts are there; a page that doesn't goes without them. A server has all texts
 * at hand.
 */
import { addMessages } from "./messages.client.ts";

if (!import.meta.env.SSR) {
  await addMessages(
    {
      en: () => import("~/locales/en/lobby.ts"),
      ko: () => import("~/locales/ko/lobby.ts"),
      vi: () => import("~/locales/vi/lobby.ts"),
      th: () => import("~/locales/th/lobby.ts"),
      zh: () => import("~/locales/zh/lobby.ts"),
      ja: () => import("~/locales/ja/lobby.ts"),
    },
    "lobby",
  );
}
