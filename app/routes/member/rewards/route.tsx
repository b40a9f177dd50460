import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { claimItem } from "~/components/claims/claim.server.ts";
import { byEnd, type RewardItem, rewardStates } from "~/components/claims/items.ts";
import { rewardKindIn, rewardKinds, rewardsPath } from "~/components/claims/reward-kinds.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadItems } from "~/routes/member/load-items.server.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { FilterRow } from "~/ui/layout/filter-row.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { BonusHistory } from "./bonus-history.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { loadKind } from "./load-kind.server.ts";
import { RebateTable } from "./rebate-table.tsx";
import { RewardCard } from "./reward-card.tsx";
import { useShownState } from "./use-shown-state.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U27j rewardCenter, H14: all that can be claimed or is in progress: rewards (CA24), missions (C42), promotions (CA120),
 * bonuses (CA23) and the rebate (CA29). `?kind=` shows one of them, with what only that has: the leaderboard (U27l, C43), the
 * bonuses of a period (U27i), the rebate by type of game (U27n).
 * @throws Response 404 for a kind that the brand does not offer (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const kind = rewardKindIn(new URL(request.url).searchParams);
  const [{ items, rebateRows, ...list }, more] = await Promise.all([
    loadItems(request, context),
    loadKind(request, context, kind),
  ]);
  if (kind && "notOffered" in list.parts[kind]) throw new Response(null, { status: 404 });
  return {
    title: pageTitle(context, "member.pages.rewardCenter"),
    kind,
    items,
    rebateRows: kind === "rebate" ? rebateRows : null,
    ...list,
    ...more,
  };
}

/** See `claimItem`. */
export const action = ({ request, context }: ActionFunctionArgs) => claimItem(request, context);

export default function Rewards() {
  const { t } = useI18n();
  const { kind, items, parts, points, dropped, board, bonuses, rebateRows } =
    useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const shown = items.filter((item) => kind === null || item.kind === kind);
  const stateOf = useShownState(useLocation().search, shown, before);
  const failed = rewardKinds.filter(
    (each) => "failed" in parts[each] && (kind === null || each === kind),
  );
  return (
    <>
      <PageHeader title={t("member.pages.rewardCenter")} lead={t("member.rewards.lead")} />
      <Filters items={items} />
      {failed.map((each) => (
        <div key={each} className="mt-5">
          <PartBlock part={parts[each]} name={t(`member.rewards.sources.${each}`)}>
            {() => null}
          </PartBlock>
        </div>
      ))}
      {rewardStates.map((state) => (
        <Group
          key={state}
          state={state}
          items={shown.filter((item) => stateOf(item) === state)}
          before={before}
        />
      ))}
      {shown.length === 0 && failed.length === 0 ? <Nothing /> : null}
      {shown.length > 0 ? <ListZone /> : null}
      <DroppedNote count={dropped} />
      {board ? <Leaderboard part={board} points={points} /> : null}
      {bonuses ? <BonusHistory part={bonuses.part} query={bonuses.query} /> : null}
      {rebateRows ? <RebateTable rows={rebateRows} /> : null}
    </>
  );
}

/** The kinds that there are, each with how many of it can be claimed. */
function Filters({ items }: { items: readonly RewardItem[] }) {
  const { t } = useI18n();
  const { kind, parts } = useLoaderData<typeof loader>();
  const offered = rewardKinds.filter((each) => !("notOffered" in parts[each]));
  const choices = offered.map((each) => ({
    name: each,
    text: t(`member.rewards.sources.${each}`),
    to: rewardsPath(each === kind ? null : each),
    isOn: each === kind,
    count: items.filter((item) => item.kind === each && item.state === "claim").length,
  }));
  const label = t("member.rewards.filter");
  return (
    <FilterRow
      label={label}
      all={{ text: t("member.all"), to: rewardsPath() }}
      groups={[{ name: "kind", label, choices }]}
    />
  );
}

interface GroupProps {
  state: RewardItem["state"];
  items: readonly RewardItem[];
  before: Parameters<typeof RewardCard>[0]["before"];
}

/** What waits to be claimed, is in progress, or is over, what ends first in front. */
function Group({ state, items, before }: GroupProps) {
  const { t } = useI18n();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`rewards-${state}`} className="mt-7" data-group={state}>
      <h2 id={`rewards-${state}`} className="mb-3 text-lg font-bold tracking-tight">
        {t(`member.rewards.states.${state}`)}{" "}
        <span className="figures text-sm font-normal text-quiet">{items.length}</span>
      </h2>
      <ul className="reward-grid">
        {byEnd(items).map((item) => (
          <RewardCard key={item.id} item={item} before={before} />
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  const { t } = useI18n();
  return (
    <div className="mt-7 grid justify-items-center gap-4">
      <div className="w-full">
        <EmptyBlock
          icon={<i className="icon-gift size-7" />}
          title={t("member.rewards.empty")}
          text={t("member.rewards.emptyText")}
        />
      </div>
      <ButtonLink to="/promotions" tone="quiet" size="small">
        {t("promotions.all")}
      </ButtonLink>
    </div>
  );
}
