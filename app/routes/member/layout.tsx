import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { revalidateLayout } from "~/forms/answers/revalidation-policy.ts";
import { graphql } from "~/graphql/generated";
import { requireMember } from "~/session/guards/guards.server.ts";
import { MemberMenu } from "./member-menu.tsx";
import { memberPageAt, offeredPages } from "./pages.ts";

const MemberMenuQuery = graphql(`
  query MemberMenu {
    viewer {
      singleWallet
      glance {
        unreadMessages
        rewardsToClaim
        missionsToClaim
        contracts {
          dividend
          dailySalary
          hourlySalary
          realTimeSalary
        }
      }
    }
    system {
      offers
    }
  }
`);

/**
 * R9, U26: the menu of the member center with its counts. What can't be counted now has no badge.
 * @throws Response a redirect of whoever is no member (A21); 404 for a page that the brand does not offer (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const { data } = await context.gateway.execute(MemberMenuQuery, {});
  const offers = data?.system.offers ?? [];
  const offered = offeredPages(offers);
  const here = memberPageAt(new URL(request.url).pathname);
  // What is switched off has no page either; while nobody can say what is, its page says so itself.
  if (data && here && !offered.includes(here)) throw new Response(null, { status: 404 });
  // Between wallets there is nothing to move where one serves all: the page says so, no entry leads there (C24).
  const single = data?.viewer?.singleWallet === true;
  const glance = data?.viewer?.glance;
  const stands = Object.values(glance?.contracts ?? {});
  return {
    offers,
    pages: offered.map(({ key, path, group }) => ({
      key,
      path,
      group,
      listed:
        key === "transferFund"
          ? !single
          : // A62: contracts are for those who have one, or were offered one (C13).
            key !== "contracts" || here?.key === key || stands.some((stand) => stand !== "NONE"),
    })),
    counts: {
      contracts: stands.filter((stand) => stand === "OFFERED").length,
      messageV2: glance?.unreadMessages ?? 0,
      rewardCenter: glance?.rewardsToClaim ?? 0,
      missionLeaderboard: glance?.missionsToClaim ?? 0,
    },
  };
}

/** The counts change by what is done here, not by walking from page to page. */
export const shouldRevalidate = revalidateLayout;

export default function MemberCenter() {
  const { pages, counts } = useLoaderData<typeof loader>();
  return (
    <div className="shell-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <MemberMenu pages={pages} counts={counts} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
