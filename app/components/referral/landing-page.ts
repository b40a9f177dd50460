/** The pages of this portal that a referral link may open (N10). */
import type { PortalContext } from "~/portal-context.ts";

type Place = { brand: Pick<PortalContext["brand"], "lobbyRoutes"> };

const pages: readonly RegExp[] = [
  /^\/(?:promotions|providers|help|down|play-safely|lottery|seaLottery|vnLottery)$/,
  /^\/game\/[\w-]{1,64}$/,
];

/** Whether guests can open a page at this path; the registration is none of them. */
export function isLandingPage(path: string, { brand }: Place): boolean {
  return (
    path === "/" ||
    pages.some((page) => page.test(path)) ||
    brand.lobbyRoutes.some((lobby) => lobby.path === path)
  );
}

/**
 * The path of a page that was typed as a path or pasted as an address of this portal. Empty text and the registration
 * are null, as is what a link has without a page.
 * @returns undefined for anything else than such a page
 */
export function landingPageOf(
  typed: string,
  { origin, ...place }: Place & { origin: string },
): string | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const written = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `/${text.replace(/^\//, "")}`;
  if (!URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  if (url.origin !== origin || url.search !== "" || url.hash !== "") return undefined;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
  if (path === "/register") return null;
  return isLandingPage(path, place) ? path : undefined;
}
