/**
 * What the member center says, all of it: its frame imports this file, so that none of its pages runs in a browser
 * before the texts are there. With each page's data they were two fifths of it. A server has all texts at hand.
 */
import { addMessages } from "./messages.client.ts";

if (!import.meta.env.SSR) {
  await addMessages(
    {
      en: () => import("~/locales/en/member.ts"),
      ko: () => import("~/locales/ko/member.ts"),
      vi: () => import("~/locales/vi/member.ts"),
      th: () => import("~/locales/th/member.ts"),
      zh: () => import("~/locales/zh/member.ts"),
      ja: () => import("~/locales/ja/member.ts"),
    },
    "member",
  );
}
