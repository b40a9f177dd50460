/**
 * What signing in and out says. A module that says it imports this file, and so runs in a browser
 * once the texts are there; a page that doesn't goes without them. A server has all texts at hand.
 */
import { addMessages } from "./messages.client.ts";

if (!import.meta.env.SSR) {
  await addMessages(
    {
      en: () => import("~/locales/en/session.ts"),
      ko: () => import("~/locales/ko/session.ts"),
      vi: () => import("~/locales/vi/session.ts"),
      th: () => import("~/locales/th/session.ts"),
      zh: () => import("~/locales/zh/session.ts"),
      ja: () => import("~/locales/ja/session.ts"),
    },
    "session",
  );
}
