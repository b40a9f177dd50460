/**
 * Guards of pages (A20–A22, R-G4). They decide by the session alone and ask the platform nothing; the
 * gateway enforces each field's role again, so a page without its guard shows nothing either.
 */
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated/gql.ts";
import type { GuardViewerQuery } from "~/graphql/generated/graphql.ts";
import type { PortalContext } from "~/portal-context.ts";
import { loginPath, safeReturnTo, withReturnTo } from "./return-to.ts";
import { notLetInLine } from "./session-cookie.ts";

const guardQuery = graphql(`
  query GuardViewer {
    viewer {
      id
      role
      passwordChangeRequired
    }
  }
`);

export type GuardedViewer = NonNullable<GuardViewerQuery["viewer"]>;

/** `/?notice=real-account` opens M15 on the home page, `/agent?notice=agents-only` says E19. */
const realAccountNotice = "/?notice=real-account";
const agentsOnlyNotice = "/agent?notice=agents-only";

/** Who is signed in, or null for a guest. */
export async function readViewer(context: PortalContext): Promise<GuardedViewer | null> {
  if (!context.maybeSignedIn) return null;
  const { data } = await context.gateway.execute(guardQuery, {});
  return data?.viewer ?? null;
}

/**
 * Guards a form's action as its page is guarded, but for a session that is over: that answer is the form's own. The
 * gateway makes no change for it (NOT_SIGNED_IN), so the page can stay as it was typed, with the login over it.
 * @throws Response as `guard`
 */
export async function guardChange(
  request: Request,
  context: AppLoadContext,
  guard: typeof requireMember | typeof requireAgent,
): Promise<void> {
  if (await readViewer(context)) await guard(request, context);
  else context.answerHeaders.append("Set-Cookie", notLetInLine);
}

/** The page that a request was for; after a form, the visitor comes back to the page, not to the form. */
function pageOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("index");
  return url.pathname + url.search;
}

/**
 * Lets members and agents pass (A20, A21).
 * @throws Response a redirect: guests to `/login?returnTo=…`, trial accounts home with M15, whoever has
 *   to change the password first to M6 (S11)
 */
export async function requireMember(
  request: Request,
  context: AppLoadContext,
): Promise<GuardedViewer> {
  const viewer = await requireViewer(request, context);
  if (viewer.role === "TRIAL") throw redirect(realAccountNotice);
  return viewer;
}

/**
 * Lets agents pass (A22).
 * @throws Response a redirect: guests to `/agent` and back, members there with E19, trial accounts home with M15,
 *   whoever has to change the password first to M6 (S11)
 */
export async function requireAgent(
  request: Request,
  context: AppLoadContext,
): Promise<GuardedViewer> {
  const viewer = await readViewer(context);
  const page = pageOf(request);
  // The center's own start needs no way back: it opens what was open last (S37), unless `?page=` names one.
  const returnTo = /^\/agentHome(\/.|\?(.*&)?page=)/i.test(page) ? safeReturnTo(page) : "/";
  if (!viewer) throw notLetIn(withReturnTo("/agent", returnTo), context);
  if (viewer.role === "TRIAL") throw redirect(realAccountNotice);
  if (viewer.role !== "AGENT") throw redirect(agentsOnlyNotice);
  passwordFirst(viewer, request);
  return viewer;
}

/**
 * Lets everybody who is signed in pass, trial accounts too (A20).
 * @throws Response a redirect to `/login?returnTo=…`, or to M6 while the password has to be changed (S11)
 */
export async function requireViewer(
  request: Request,
  context: AppLoadContext,
): Promise<GuardedViewer> {
  const viewer = await readViewer(context);
  if (!viewer) throw notLetIn(loginPath(pageOf(request)), context);
  passwordFirst(viewer, request);
  return viewer;
}

/**
 * To a login page. Whoever has the cookie of a session takes word along that it did not do, so that the
 * page shows its form, even if it should think otherwise: two pages that disagree send nobody in circles.
 */
function notLetIn(login: string, { maybeSignedIn }: AppLoadContext): Response {
  return redirect(login, maybeSignedIn ? { headers: { "Set-Cookie": notLetInLine } } : undefined);
}

function passwordFirst(viewer: GuardedViewer, request: Request): void {
  if (!viewer.passwordChangeRequired) return;
  throw redirect(withReturnTo("/login/password", safeReturnTo(pageOf(request))));
}
