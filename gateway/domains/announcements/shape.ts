/** Selects the announcements for a visitor and resolves the links of banners (S19, A32–A34, D-20). */

import { viewerOf } from "../../access/viewer.ts";
import type { Banner } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { safeUrl } from "../../values/links/safe-url.ts";
import { mayAdvertise } from "../breaks/may-advertise.ts";
import { namesHost } from "../system/host-list.ts";
import { portalHosts } from "../system/shape.ts";
import { listAnnouncements, type WireAnnouncements } from "./calls.ts";
import type { WireAnnouncement, WireBanner, WirePromotion } from "./wire.ts";

/** C44's response and the execution codes that this visitor may see. */
export interface AnnouncementsModel {
  /**
   * False where the visitor's market allows no bonuses (G30), and in the browser of who is on a break (G19): no promotions,
   * and nothing that leads to one.
   */
  bonuses: boolean;
  /** False in the browser of who is on a break (G19). */
  popups: boolean;
  answer: WireAnnouncements;
  executions: readonly string[];
}

/**
 * Guests request execution B. For a member all are read and filtered to A, plus F on the first login (A34).
 */
export async function readAnnouncements(context: GatewayContext): Promise<AnnouncementsModel> {
  const viewer = await viewerOf(context);
  const input = viewer ? {} : ({ execution: "B" } as const);
  const answer = await context.platform.call(listAnnouncements, input);
  const popups = await mayAdvertise(context.scope);
  const bonuses = popups && context.scope.market.bonusesShown;
  if (!viewer) return { answer, bonuses, popups, executions: ["B"] };
  return { answer, bonuses, popups, executions: viewer.firstLogin ? ["A", "F"] : ["A"] };
}

/** The items of a list that the visitor may see. An item without execution is for everyone. */
function visible(
  list: readonly WireAnnouncement[] | null | undefined,
  executions: readonly string[],
): WireAnnouncement[] {
  return (list ?? []).filter((item) => !item.execution || executions.includes(item.execution));
}

/** The promotions that may be shown (G30). */
export const promotionsOf = ({ answer, bonuses }: AnnouncementsModel): WirePromotion[] =>
  bonuses ? (answer.promotion?.contents ?? []) : [];

/** An announcement, with the type of games that count for its promotion (A165). */
export type NoticeModel = WireAnnouncement & { games?: string | null };

/** The announcements of a list that the visitor may see. */
export function noticesOf(
  { answer, bonuses, executions }: AnnouncementsModel,
  list: readonly WireAnnouncement[] | null | undefined,
): NoticeModel[] {
  const promotions = answer.promotion?.contents ?? [];
  const all = visible(list, executions);
  const shown = bonuses ? all : all.filter(({ promotionType }) => !promotionType);
  return shown.map((notice) => {
    const own = (each: WirePromotion) => each.promotionType === notice.promotionType;
    const games = notice.promotionType === null ? null : (promotions.find(own)?.games ?? null);
    return { ...notice, games };
  });
}

/** Banners of a group whose picture is allowed (U2, U38). */
export async function bannersOf(
  { answer, bonuses }: AnnouncementsModel,
  group: string,
  context: GatewayContext,
): Promise<Banner[]> {
  const { scope } = context;
  const shown = (answer.banners ?? []).flatMap((banner) => {
    const image = mediaUrl(banner.picture, scope);
    const mayShow = bonuses || banner.leadsTo !== "PROMOTION";
    return banner.group === group && mayShow && image !== null ? [{ ...banner, image }] : [];
  });
  // Hosts are compared only for absolute URLs; otherwise the operator's list is not needed.
  const hosts = shown.some(({ link }) => wholeAddress.test(link ?? ""))
    ? await portalHosts(context)
    : [];
  return shown.map((banner) => {
    const { title, image } = banner;
    const link = linkOf(banner, hosts, scope);
    return { title: title ?? "", image, link, promotionId: promotionIn(link) };
  });
}

/** The promotion whose page a path of the portal is; null for every other address. */
function promotionIn(link: string | null): string | null {
  if (!link?.startsWith("/")) return null;
  const { pathname, searchParams } = new URL(link, "https://portal.invalid");
  return pathname === "/PromotionDetail" ? searchParams.get("id") : null;
}

const wholeAddress = /^\s*https?:\/\//i;

/**
 * The link of a banner by its kind (U50, A111): a promotion's id, a game's id, an https URL or a path of the
 * portal. Anything else is null, and the log shows its kind.
 */
function linkOf(
  { leadsTo, link }: WireBanner,
  hosts: readonly string[],
  scope: RequestScope,
): string | null {
  if (leadsTo === "NONE") return null;
  const id = link?.trim() ?? "";
  if (isId.test(id)) {
    if (leadsTo === "PROMOTION") return `/PromotionDetail?id=${encodeURIComponent(id)}`;
    if (leadsTo === "GAME") return `/game/${encodeURIComponent(id)}`;
  }
  // A safe URL is used with any known kind.
  const address = leadsTo === "UNKNOWN" ? null : (ownPath(id, hosts, scope) ?? safeUrl(link));
  if (address !== null) return address;
  const { requestId } = scope;
  scope.log({ level: "warn", event: "banner.nowhere", requestId, kind: leadsTo });
  return null;
}

/**
 * The path of a URL that points to this portal, so that a guest returns to it after login (A129); null for
 * any other URL.
 */
function ownPath(text: string, hosts: readonly string[], { origin }: RequestScope): string | null {
  if (!wholeAddress.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (url.origin !== origin && !(url.protocol === "https:" && namesHost(hosts, text))) return null;
  return safeUrl(url.pathname + url.search + url.hash);
}

/** Text that may be an id, not a URL. The platform decides whether it exists. */
const isId = /^[^/:?#\\\p{Cc}]{1,64}$/u;
