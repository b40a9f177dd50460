/** The promotions that an account can use now (H1). */
import { isReal, type ViewerModel } from "../../access/viewer.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { readParticipations } from "./participation.ts";
import { promotionsOf, readAnnouncements } from "./shape.ts";

const shown = 4;
const order = ["CLAIMABLE", "JOINED", "NOT_JOINED"];

/**
 * Promotions whose next step is open to this account, such as no first deposit for somebody who has deposited. The
 * platform decides that (CA120); ended ones and those without a step are left out.
 */
export async function readOpenPromotions(viewer: ViewerModel, context: GatewayContext) {
  if (!isReal(viewer)) return null;
  const [{ open }, announcements] = await Promise.all([
    readStanding(context),
    readAnnouncements(context),
  ]);
  const promotions = promotionsOf(announcements);
  return open
    .flatMap((participation) => {
      const promotion = promotions.find(({ id }) => id === participation.promotionId);
      return promotion ? [{ promotion, participation }] : [];
    })
    .slice(0, shown);
}

/** Promotions that this account has had, or can't use: nothing advertises them to it (H11). */
export async function readClosedPromotionIds(viewer: ViewerModel, context: GatewayContext) {
  return isReal(viewer) ? (await readStanding(context)).closedIds : null;
}

/** Where the account stands: what it can use now, and what is closed to it. */
const readStanding = (context: GatewayContext) =>
  cachedSummary(context.scope, "participations", async () => {
    const all = await readParticipations(context);
    return {
      open: all
        .filter(({ state, action }) => state !== "ENDED" && action !== null)
        .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state)),
      closedIds: all
        .filter(({ state, action }) => state === "ENDED" || (state === "NOT_JOINED" && !action))
        .map(({ promotionId }) => promotionId),
    };
  });
