import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import type { ComponentProps } from "react";
import { claimItem } from "~/components/claims/claim.server.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { presetRange, readRange } from "~/reports/range/range.ts";
import { SoonBlock } from "~/reports/soon-block.tsx";
import { LimitNote } from "~/routes/member/limit-note.tsx";
import { toClaimOf } from "~/routes/member/load-items.server.ts";
import { MemberEntries } from "~/routes/member/member-menu.tsx";
import { memberPageBySpecName, placeOfPage } from "~/routes/member/pages.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { LastBets } from "./last-bets.tsx";
import { LastPayments } from "./last-payments.tsx";
import { MoneyCard } from "./money-card.tsx";
import { MemberHub } from "./query.server.ts";
import { LastLogin, ReviewNote } from "./review-note.tsx";
import { RewardsToClaim } from "./rewards-to-claim.tsx";
import { TodayResult } from "./today-result.tsx";

const week = 7 * 86_400_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * R9, H4: the account at one look: balance, today's result, rewards, last bets and payments, then the menu. `?page=`
 * leads to the page that the specification names so.
 * @throws Response a redirect to that page
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const named = memberPageBySpecName(new URL(request.url).searchParams.get("page"));
  if (named) {
    await requireMember(request, context);
    throw redirect(placeOfPage(named));
  }
  const { gmtOffset } = context.brand;
  const now = context.now();
  const day = presetRange("today", gmtOffset, now);
  const { range: today } = readRange(new URLSearchParams(day), gmtOffset, now);
  // Rounded to minutes, so that requests within one minute share a response.
  const to = Math.ceil(now / 60_000) * 60_000;
  const ranges = { today, recent: { from: to - week, to }, withBonuses: false };
  return {
    title: pageTitle(context, "member.pages.overview"),
    ...(await deferMemberQuery(request, context, [MemberHub, ranges], (answer) => ({
      review: answer.data?.limitReview ?? null,
      lastLogin: answer.data?.previousLogin ?? null,
      balance: answer.data?.viewer?.balance ?? null,
      ownLimits: partOf(
        answer,
        ({ accountLimits }) => accountLimits?.kinds.flatMap(({ periods }) => periods),
        "accountLimits",
      ),
      limits: answer.data?.wallet?.withdrawalLimits ?? null,
      today: partOf(answer, ({ records }) => records?.profit?.totals, "records.profit"),
      rewards: toClaimOf(answer, context.now()),
      bets: partOf(answer, ({ records }) => records?.games?.nodes, "records.games"),
      deposits: partOf(answer, ({ wallet }) => wallet?.deposits?.nodes, "wallet.deposits"),
      withdrawals: partOf(answer, ({ wallet }) => wallet?.withdrawals?.nodes, "wallet.withdrawals"),
    }))),
  };
}

/** See `claimItem`. */
export const action = ({ request, context }: ActionFunctionArgs) => claimItem(request, context);

export default function Hub() {
  const { t } = useI18n();
  const { found } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const menu = useOutletContext<Pick<ComponentProps<typeof MemberEntries>, "pages" | "counts">>();
  const title = t("member.pages.overview");
  return (
    <>
      <PageHeader title={title} />
      <SoonBlock soon={found} name={title}>
        {({
          review,
          lastLogin,
          balance,
          limits,
          ownLimits,
          today,
          rewards,
          bets,
          deposits,
          withdrawals,
        }) => (
          <>
            <LastLogin login={lastLogin} />
            <ReviewNote review={review} />
            {"notOffered" in ownLimits ? null : (
              <PartBlock part={ownLimits} name={t("review.limits")}>
                {(list) => <LimitNote title={t("review.limits")} limits={list} />}
              </PartBlock>
            )}
            <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
              <MoneyCard balance={balance} limits={limits} />
              <TodayResult part={today} />
              {"notOffered" in rewards ? null : (
                <PartBlock part={rewards} name={t("member.pages.rewardCenter")}>
                  {(list) => <RewardsToClaim rewards={list} before={before} />}
                </PartBlock>
              )}
              {"notOffered" in bets ? null : (
                <PartBlock part={bets} name={t("member.pages.personalHistoryCopy")}>
                  {(list) => <LastBets bets={list} />}
                </PartBlock>
              )}
              <LastPayments kind="deposit" part={deposits} />
              <LastPayments kind="withdraw" part={withdrawals} />
            </div>
            <ListZone />
          </>
        )}
      </SoonBlock>
      <div className="mt-8 lg:hidden">
        <MemberEntries {...menu} here="overview" stored="" />
      </div>
    </>
  );
}
