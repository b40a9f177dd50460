/** Who sees which announcement, and where a banner leads (S19, A32–A34, D-20). */

import { viewerOf } from "../../access/viewer.ts";
import type { Banner } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { safeUrl } from "../../values/safe-url.ts";
import { namesHost } from "../system/host-list.ts";
import { portalHosts } from "../system/shape.ts";
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
export async function bannersOf(
  { answer }: AnnouncementsModel,
  group: string,
  context: GatewayContext,
): Promise<Banner[]> {
  const { scope } = context;
  const shown = (answer.banners ?? []).flatMap((banner) => {
    const image = mediaUrl(banner.picture, scope);
    return banner.group === group && image !== null ? [{ ...banner, image }] : [];
  });
  // Only a whole address has a host to compare; without one the operator's list is not asked for.
  const hosts = shown.some(({ link }) => wholeAddress.test(link ?? ""))
    ? await portalHosts(context)
    : [];
  return shown.map((banner) => {
    const { title, image } = banner;
    return { title: title ?? "", image, link: linkOf(banner, hosts, scope) };
  });
}

const wholeAddress = /^\s*https?:\/\//i;

/**
 * Where a click leads, by the banner's kind (U50, A111): a promotion by its id, a game by its id, an https
 * address or a path of the portal. Anything else leads nowhere, and the log says of which kind it was.
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
  // An address that may be followed is, whichever of the kinds that we know it is said to be.
  const address = leadsTo === "UNKNOWN" ? null : (ownPath(id, hosts, scope) ?? safeUrl(link));
  if (address !== null) return address;
  const { requestId } = scope;
  scope.log({ level: "warn", event: "banner.nowhere", requestId, kind: leadsTo });
  return null;
}

/**
 * An address of this portal as the path that it is on every host of it, so that a guest who has to log in first comes
 * back to it (A129); null for any other.
 */
function ownPath(text: string, hosts: readonly string[], { origin }: RequestScope): string | null {
  if (!wholeAddress.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (url.origin !== origin && !(url.protocol === "https:" && namesHost(hosts, text))) return null;
  return safeUrl(url.pathname + url.search + url.hash);
}

/** An id is no address; which ids there are, the platform knows. */
const isId = /^[^/:?#\\\p{Cc}]{1,64}$/u;
