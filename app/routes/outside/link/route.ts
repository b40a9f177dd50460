import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isLandingPage } from "~/components/referral/landing-page.ts";
import { noteVisit } from "~/components/referral/note-visit.server.ts";
import { isLinkCode } from "~/components/referral/opened-link.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";

export const handle: PageHandle = { requiresCountry: "nothing" };

/**
 * N10: a referral link that opens another page than the registration, such as `/r/ABCD2345/promotions`. It counts the
 * visit (CA84), keeps the link as the one that was opened last, and leads to the page; to the registration with the
 * code where the rest of the address is no page for guests. Of the address only the language goes on.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const code = params.code ?? "";
  if (!isLinkCode(code)) throw new Response(null, { status: 404 });
  await noteVisit(request, context, code);
  const path = `/${params["*"] ?? ""}`;
  const query = new URLSearchParams();
  const isPage = isLandingPage(path, context);
  if (!isPage) query.set("referralCode", code);
  const language = context.brand.languages.find(({ tag }) => tag === searchParams.get("lang"));
  if (language) query.set("lang", language.tag);
  const rest = query.size > 0 ? `?${query}` : "";
  return redirect(`${isPage ? path : "/register"}${rest}`);
}
