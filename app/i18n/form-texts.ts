/**
 * What forms say: fields, checks, refusals. A module that says it imports this file, and so runs in a browser
 * once the texts are there; a page that doesn't goes without them. A server has all texts at hand.
 */
import { addMessages } from "./messages.client.ts";

if (!import.meta.env.SSR) {
  await Promise.all([
    addMessages("forms", {
      en: () => import("~/locales/en/forms.ts"),
      ko: () => import("~/locales/ko/forms.ts"),
      vi: () => import("~/locales/vi/forms.ts"),
      th: () => import("~/locales/th/forms.ts"),
      zh: () => import("~/locales/zh/forms.ts"),
      ja: () => import("~/locales/ja/forms.ts"),
    }),
    addMessages("validation", {
      en: () => import("~/locales/en/validation.ts"),
      ko: () => import("~/locales/ko/validation.ts"),
      vi: () => import("~/locales/vi/validation.ts"),
      th: () => import("~/locales/th/validation.ts"),
      zh: () => import("~/locales/zh/validation.ts"),
      ja: () => import("~/locales/ja/validation.ts"),
    }),
  ]);
}
