/** Who sees which announcement, and where a banner leads (S19, A32–A34, D-20). */
import type { GatewayContext } from "../../context.ts";
import type { Banner } from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../scope.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { safeUrl } from "../../values/safe-url.ts";
import { viewerOf } from "../../viewer.ts";
import { listAnnouncements, type WireAnnouncements } from "./calls.ts";
import type { WireAnnouncement, WireBanner } from "./wire.ts";

/** C44's answer and the executions that this visitor may see. */
export interface AnnouncementsModel {
  answer: WireAnnouncements;
  executions: readonly string[];
}

/** Guests ask for B; a member asks for all and the gateway keeps A, and F on the first login (A34). */
export async function readAnnouncements(context: GatewayContext): Promise<AnnouncementsModel> {
  const viewer = await viewerOf(context);
  const input = viewer ? {} : ({ execution: "B" } as const);
  const answer = await context.platform.call(listAnnouncements, input);
  if (!viewer) return { answer, executions: ["B"] };
  return { answer, executions: viewer.firstLogin ? ["A", "F"] : ["A"] };
}

/** The visitor's part of a list. What carries no execution is for everyone. */
export function visible(
  list: readonly WireAnnouncement[] | null | undefined,
  executions: readonly string[],
): WireAnnouncement[] {
  return (list ?? []).filter((item) => !item.execution || executions.includes(item.execution));
}

/** Banners of a group that have a picture we may show (U2, U38). */
export function bannersOf(
  { answer }: AnnouncementsModel,
  group: string,
  scope: RequestScope,
): Banner[] {
  return (answer.banners ?? []).flatMap((banner) => {
    const image = mediaUrl(banner.picture, scope);
    if (banner.group !== group || image === null) return [];
    return [{ title: banner.title ?? "", image, link: linkOf(banner) }];
  });
}

/** Where a click leads: the promotion's page, a path of the portal, or an https address. */
function linkOf({ leadsTo, link }: WireBanner): string | null {
  if (link === null || leadsTo === "NONE") return null;
  if (leadsTo === "PROMOTION" && !link.startsWith("/")) {
    return `/PromotionDetail?id=${encodeURIComponent(link)}`;
  }
  return safeUrl(link);
}
