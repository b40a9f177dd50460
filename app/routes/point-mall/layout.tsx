import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { useMemo } from "react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterForm } from "~/forms/answers/revalidation-policy.ts";
import { graphql } from "~/graphql/generated";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryMember } from "~/reports/query/query-member.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { type MallTab, paths, tabAt } from "./paths.ts";
import type { Mall } from "./use-mall.ts";

export const handle: PageHandle = { requiresCountry: "page" };

const PointMallFrame = graphql(`
  query PointMallFrame {
    system {
      offers
    }
    points {
      balance {
        ...PointBalanceNow
      }
    }
    vip {
      level {
        name
      }
    }
  }
`);

const PointMallBalance = graphql(`
  query PointMallBalance {
    points {
      balance {
        ...PointBalanceNow
      }
    }
  }
`);

graphql(`
  fragment PointBalanceNow on PointBalance {
    available
    frozen
  }
`);

/** How often the points are read again, in ms. */
const every = 30_000;

/**
 * R49, U28: the frame of the point mall: its tabs, and the points (C52) above all of them.
 * @throws Response a redirect for visitors who are no members (A21); 404 if the brand has no mall (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await queryMember(request, context, [PointMallFrame, {}]);
  const offers = answer.data?.system.offers ?? [];
  // If the offers can't be loaded, each page shows the error itself.
  if (answer.data && !offers.includes("POINTS")) throw new Response(null, { status: 404 });
  return {
    offers,
    balance: partOf(answer, ({ points }) => points?.balance, "points.balance"),
    level: answer.data?.vip?.level.name ?? null,
  };
}

/**
 * Points are revalidated on each navigation, because the operator may have decided in the meantime. Filtering
 * rewards causes no request.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl } = change;
  const walked = currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;
  return revalidateAfterForm(change) ?? walked;
};

const tabs: readonly MallTab[] = ["gifts", "convert", "records", "history", "rules"];

export default function PointMall() {
  const { t } = useI18n();
  const { balance, level, offers } = useLoaderData<typeof loader>();
  const initial = useMemo(
    () => ({ points: { balance: "data" in balance ? balance.data : null } }),
    [balance],
  );
  const { data } = useLive(PointMallBalance, {}, { intervalMs: every, initial });
  // A platform that can't say for a moment is no reason to take the last figure away.
  const now = data.points?.balance ?? initial.points.balance;
  const mall: Mall = { available: now?.available ?? null, offers };
  const shown = tabs.filter((tab) => tab !== "convert" || offers.includes("CONVERT_POINTS"));
  return (
    <div className="shell-width py-6 lg:py-10">
      <PageHeader title={t("pointMall.title")} lead={t("pointMall.lead")} />
      <BalanceCard balance={now ? { data: now } : balance} level={level} />
      <div className="fade-row mt-5 mb-6">
        <Tabs
          label={t("pointMall.title")}
          look="pills"
          tabs={shown.map((tab) => ({
            name: tab,
            to: paths[tab],
            text: t(`pointMall.tabs.${tab}`),
          }))}
          now={tabAt(useLocation().pathname)}
          link={{ prefetch: "intent", preventScrollReset: true }}
        />
      </div>
      <Outlet context={mall} />
    </div>
  );
}
