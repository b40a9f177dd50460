import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { unreadIn } from "~/components/inbox/inbox-kinds.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { revalidateLayout } from "~/forms/answers/revalidation-policy.ts";
import { graphql } from "~/graphql/generated";
import { requireMember } from "~/session/guards/guards.server.ts";
import { MemberMenu } from "./member-menu.tsx";
import { memberPageAt, offeredPages } from "./pages.ts";

export const handle: PageHandle = { shortFooter: true };

const MemberMenuQuery = graphql(`
  query MemberMenu {
    viewer {
      singleWallet
      glance {
        rewardsToClaim
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
 * R9, U26: the menu of the member center with its badges. Counts that can't be loaded have no badge.
 * @throws Response a redirect for visitors who are no members (A21); 404 for a page that the brand does not offer
 *   (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const { data } = await context.gateway.execute(MemberMenuQuery, {});
  const offers = data?.system.offers ?? [];
  const offered = offeredPages(offers);
  const here = memberPageAt(new URL(request.url).pathname);
  // A page that is switched off does not exist. If the switches can't be loaded, the page shows the error itself.
  if (data && here && !offered.includes(here)) throw new Response(null, { status: 404 });
  // With a single wallet there is nothing to transfer. The page says so, and the menu has no entry for it (C24).
  const single = data?.viewer?.singleWallet === true;
  const glance = data?.viewer?.glance;
  const stands = Object.values(glance?.contracts ?? {});
  return {
    offers,
    pages: offered.map(({ key, path, group, view }) => ({
      key,
      path,
      group,
      listed: view
        ? // One entry leads to all that can be claimed (H14).
          false
        : key === "transferFund"
          ? !single
          : // A62: contracts are for those who have one, or were offered one (C13).
            key !== "contracts" || here?.key === key || stands.some((stand) => stand !== "NONE"),
    })),
    counts: {
      contracts: stands.filter((stand) => stand === "OFFERED").length,
      rewardCenter: glance?.rewardsToClaim ?? 0,
    },
  };
}

/** The counts change by what is done here, not by walking from page to page. */
export const shouldRevalidate = revalidateLayout;

export default function MemberCenter() {
  const { pages, counts: menuCounts } = useLoaderData<typeof loader>();
  const { unread } = useShell();
  const counts = { ...menuCounts, messageV2: unreadIn(unread) };
  return (
    <div className="shell-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <MemberMenu pages={pages} counts={counts} />
      <div className="min-w-0">
        <Outlet context={{ pages: pages.filter(({ listed }) => listed), counts }} />
      </div>
    </div>
  );
}
