import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { cookieLine, oneYear } from "~/session/cookies/cookie.ts";
import { languageCookie } from "~/session/cookies/session-cookie.ts";
import { pageOfForm } from "~/session/guards/return-to.ts";

export const handle: PageHandle = { requiresCountry: "nothing" };

/** The cookie's lifetime is one year. */

/** There is no page at this address. */
export const loader = () => redirect("/");

/**
 * Stores the language and loads the same page again (U8, A66). Fields: `lang`, a tag of the brand, and `returnTo`.
 * Other tags change nothing. The whole document is loaded, because texts and the lang attribute belong to it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const wanted = form.get("lang");
  const language = context.brand.languages.find(({ tag }) => tag === wanted);
  if (language) {
    const line = cookieLine(languageCookie, language.tag, { age: oneYear, readable: true });
    context.answerHeaders.append("Set-Cookie", line);
  }
  return redirectDocument(pageOfForm(form.get("returnTo")));
}
