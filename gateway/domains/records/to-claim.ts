/** What the viewer can claim now (H14): one number for menus, badges, the inbox and home. */
import { isNotOffered } from "../../failures/not-offered.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { participationList } from "../announcements/participation-calls.ts";
import { missionBoard } from "../missions/calls.ts";
import { readRebate } from "./reports.ts";
import { rewardList } from "./reward-calls.ts";

/**
 * Counts rewards, missions, promotions and the rebate, each once: missions are in the list of rewards as well. What is
 * switched off, or fails beside others that answer, counts nothing.
 * @throws the first failure when none of them answers
 */
export async function countToClaim(context: GatewayContext): Promise<number | null> {
  const { platform } = context;
  const found = await Promise.allSettled([
    platform.call(rewardList, {}).then(idsToClaim),
    platform.call(missionBoard, {}).then(({ missions }) => idsToClaim(missions)),
    platform.call(participationList, {}).then(promotionsToClaim),
    readRebate(context).then((rebate) =>
      rebate === null ? null : isClaimable(rebate, context) ? ["rebate"] : [],
    ),
  ]);
  const ids = found.flatMap((each) =>
    each.status === "fulfilled" && each.value !== null ? [each.value] : [],
  );
  if (ids.length > 0) return new Set(ids.flat()).size;
  for (const each of found) {
    if (each.status === "rejected" && !isNotOffered(each.reason)) throw each.reason;
  }
  return null;
}

const idsToClaim = (list: readonly { id: string; status: string }[]): string[] =>
  list.filter(({ status }) => status === "CLAIM").map(({ id }) => `reward ${id}`);

/** Promotions have numbers of their own, so their ids are not those of rewards. */
const promotionsToClaim = (list: readonly { promotionId: string; state: string }[]): string[] =>
  list
    .filter(({ state }) => state === "CLAIMABLE")
    .map(({ promotionId }) => `promotion ${promotionId}`);

/** Whether there is rebate to take, and the time for it has come. */
const isClaimable = (
  { total, claimableAt }: { total: string | null; claimableAt: number | null },
  { scope }: GatewayContext,
): boolean => Number(total) > 0 && (claimableAt === null || claimableAt <= platformNow({ scope }));
