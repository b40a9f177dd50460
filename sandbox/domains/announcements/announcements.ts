import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { currencyScale } from "../points/earn-points.ts";
import { type Merchant, merchantOf } from "../system/merchants.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { bannersOf } from "./banners.ts";
import { type Notice, playerNotices } from "./notices.ts";
import { firstAction } from "./participation.ts";
import { popupNotices } from "./popup-notices.ts";
import { periodOf, promotionDay } from "./promotion-period.ts";
import { type PromotionRule, promotions } from "./promotions.ts";

const hour = 3_600_000;

const params = v.strictObject({
  types: v.pipe(
    v.string(),
    v.regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H))*$/),
    v.transform((text) => new Set(text.split(","))),
  ),
  platform: v.literal("W"),
  execution: v.optional(v.picklist(["A", "B", "F"])),
});

/**
 * C44: banners (B), promotions (PR), popups (PU) and the player list (PL); type H is empty (A33). With `execution`
 * only announcements of that kind are returned, otherwise all (A34). Kinds that were not requested are empty.
 */
export const announcements = defineCall({
  id: "C44",
  methods: ["GET"],
  path: "/wps/relay/MCSFE_getListAnnouncements",
  modules: ["COMM3"],
  token: "optional",
  params,
  run: ({ db, lang, now, merchant }, { types, execution }) => {
    const operator = merchantOf(merchant);
    const { hand } = operator;
    const notices = (list: readonly Notice[]) =>
      list
        .filter((notice) => execution === undefined || notice.execution === execution)
        .map((notice) => wireNotice(notice, lang, now));
    return {
      banners: types.has("B") ? wireBanners(lang, operator) : [],
      promotion: {
        contents: types.has("PR") ? wirePromotions(lang, hand, promotionDay(db)) : [],
      },
      popup: types.has("PU") ? notices(popupNotices) : [],
      player: types.has("PL") ? notices(playerNotices) : [],
    };
  },
});

/** Pictures depend on the operator's hand; banners contain text, and depend on the language, too. */
function wireBanners(lang: Lang, operator: Merchant) {
  return bannersOf(operator).map((banner) => ({
    ...banner,
    url: `${banner.url}?l=${lang}&h=${operator.hand}`,
    title: banner.title[lang],
  }));
}

function wireNotice(notice: Notice, lang: Lang, now: number) {
  return {
    id: notice.id,
    title: notice.title[lang],
    content: notice.content[lang],
    promotionType: notice.promotionType,
    execution: notice.execution,
    timestamp: Math.floor(now / hour) * hour - notice.hoursOld * hour,
  };
}

function wirePromotions(lang: Lang, hand: string, today: number) {
  return promotions.map((promotion) => ({
    id: promotion.id,
    title: promotion.title[lang],
    content: promotion.content[lang],
    promotionType: promotion.promotionType,
    timestamp: periodOf(promotion, today).from,
    url: `${promotion.picture}?h=${hand}`,
    startTime: periodOf(promotion, today).from,
    endTime: periodOf(promotion, today).to,
    firstAction: firstAction(promotion.rule),
    gameType: promotion.rule.kind === "play" ? promotion.rule.gameType : null,
    wageringTimes: promotion.times,
    rewards: wireRewards(promotion.rule),
  }));
}

/** What a promotion brings in each currency of the accounts; nothing where it depends on what was played. */
function wireRewards(rule: PromotionRule) {
  if (rule.kind === "cashback") return [];
  const atMost = rule.kind === "first-deposit";
  const units = atMost ? rule.most : rule.reward;
  return ["USD", "KRW", "VND", "THB"].map((currency) => ({
    currency,
    amount: formatAmount(wholeAmount(units * currencyScale(currency))),
    atMost,
  }));
}
