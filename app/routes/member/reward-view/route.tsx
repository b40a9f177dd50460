import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { rewardsPath } from "~/components/claims/reward-kinds.ts";
import { graphql } from "~/graphql/generated";
import { memberPageAt, offeredPages } from "~/routes/member/pages.ts";
import { requireMember } from "~/session/guards/guards.server.ts";

const OfferedViews = graphql(`
  query OfferedViews {
    system {
      offers
    }
  }
`);

/**
 * The addresses that missions, bonuses and rebate had before they were views of the rewards page (H14). A period in the
 * address goes along.
 * @throws Response always: a redirect, or 404 for what the brand does not offer (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  await requireMember(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const here = memberPageAt(pathname);
  const { data } = await context.gateway.execute(OfferedViews, {});
  if (!here?.view || (data && !offeredPages(data.system.offers).includes(here))) {
    throw new Response(null, { status: 404 });
  }
  searchParams.delete("kind");
  const rest = searchParams.size > 0 ? `&${searchParams}` : "";
  throw redirect(rewardsPath(here.view) + rest, 301);
}

/** It renders nothing. The component exists so that a 404 uses the portal's own error page. */
export default function RewardView() {
  return null;
}
