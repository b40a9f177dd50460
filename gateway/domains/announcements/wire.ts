/** Schemas of announcements (D-19, D-20). */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount } from "../../values/money.ts";
import {
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

/** D-19. */
export const announcement = renamed(
  v.object({
    id: wireId,
    title: wireLabel,
    content: wireLabel,
    promotionType: wireText,
    execution: v.nullish(wireWord(["A", "B", "F"])),
    timestamp: wireMoment,
  }),
  { timestamp: "publishedAt" },
);
export type WireAnnouncement = v.InferOutput<typeof announcement>;

const kinds = ["PROMOTION", "GAME", "URL", "NONE", "UNKNOWN"] as const;

/** D-20. */
export const banner = renamed(
  v.object({
    groupName: wireLabel,
    url: wireLabel,
    // A missing kind means no link; an unknown kind is logged (A111).
    linkageType: v.fallback(v.nullish(wireWord(kinds), "NONE"), "UNKNOWN"),
    link: wireText,
    title: wireLabel,
  }),
  { groupName: "group", url: "picture", linkageType: "leadsTo" },
);
export type WireBanner = v.InferOutput<typeof banner>;

export const promotion = renamed(
  v.object({
    id: wireId,
    title: wireLabel,
    content: wireLabel,
    promotionType: wireText,
    url: wireText,
    startTime: wireMoment,
    endTime: wireMoment,
    // Assumed (A165): a platform without them has promotions without these facts.
    firstAction: orElse(wireWord(["OPT_IN", "DEPOSIT", "PLAY", "INVITE"]), null),
    gameType: orElse(wireGameType, null),
    wageringTimes: orElse(v.pipe(wireInteger, v.minValue(0)), null),
    // Assumed (A223): what it brings, by currency. A platform without it has promotions without amounts for guests.
    rewards: orElse(
      listOf(v.object({ currency: wireLabel, amount: wireAmount, atMost: wireFlag })),
      [],
    ),
  }),
  { url: "picture", startTime: "startsAt", endTime: "endsAt", gameType: "games" },
);
export type WirePromotion = v.InferOutput<typeof promotion>;
