/**
 * Guards of pages (A20–A22, R-G4). They read only the session and call no platform. The gateway checks the role of each
 * field again, so that a page without its guard shows nothing either.
 */
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated/gql.ts";
import type { GuardViewerQuery } from "~/graphql/generated/graphql.ts";
import type { PortalContext } from "~/portal-context.ts";
import { accessDeniedLine } from "~/session/cookies/session-cookie.ts";
import { signedInAs } from "~/session/owner-names.ts";
import { loginPath, safeReturnTo, withReturnTo } from "./return-to.ts";

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

/** `/?notice=real-account` opens M15 on the home page, `/agent?notice=agents-only` shows E19. */
const realAccountNotice = "/?notice=real-account";
const agentsOnlyNotice = "/agent?notice=agents-only";

/** Returns the signed-in viewer, or null for a guest. */
export async function readViewer(context: PortalContext): Promise<GuardedViewer | null> {
  if (!context.maybeSignedIn) return null;
  const { data } = await context.gateway.execute(guardQuery, {});
  return data?.viewer ?? null;
}

/**
 * Guards the action of a form as its page is guarded, except for an ended session. The gateway then refuses the change
 * (NOT_SIGNED_IN), and the page keeps what was typed, with the login dialog over it.
 * @throws Response as `guard`
 */
export async function guardChange(
  request: Request,
  context: AppLoadContext,
  guard: typeof requireMember | typeof requireAgent,
): Promise<void> {
  if (await readViewer(context)) await guard(request, context);
  else context.answerHeaders.append("Set-Cookie", accessDeniedLine);
}

/**
 * Where a page leads a viewer whom it does not admit. After the form of another account it leads nowhere (A215): the
 * answer is that refusal.
 */
function leave({ answerHeaders }: AppLoadContext, elsewhere: Response): Response {
  const isRefused = signedInAs(answerHeaders) !== null;
  return isRefused ? new Response(null, { status: 409 }) : elsewhere;
}

/** Returns the page of a request; the address of a form's action becomes that of its page. */
function pageOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("index");
  return url.pathname + url.search;
}

/**
 * Admits members and agents (A20, A21).
 * @throws Response a redirect: guests to `/login?returnTo=…`, trial accounts home with M15, a viewer with an expired
 *   or default password to M6 (S11)
 */
export async function requireMember(
  request: Request,
  context: AppLoadContext,
): Promise<GuardedViewer> {
  const viewer = await requireViewer(request, context);
  if (viewer.role === "TRIAL") throw leave(context, redirect(realAccountNotice));
  return viewer;
}

/**
 * Admits agents (A22).
 * @throws Response a redirect: guests to `/agent` with a return URL, members there with E19, trial accounts home with
 *   M15, an agent with an expired or default password to M6 (S11)
 */
export async function requireAgent(
  request: Request,
  context: AppLoadContext,
): Promise<GuardedViewer> {
  const viewer = await readViewer(context);
  const page = pageOf(request);
  // The center's start page needs no return URL: it opens the last page (S37), unless `?page=` names one.
  const returnTo = /^\/agentHome(\/.|\?(.*&)?page=)/i.test(page) ? safeReturnTo(page) : "/";
  if (!viewer) throw loginRedirect(withReturnTo("/agent", returnTo), context);
  if (viewer.role === "TRIAL") throw leave(context, redirect(realAccountNotice));
  if (viewer.role !== "AGENT") throw leave(context, redirect(agentsOnlyNotice));
  passwordFirst(viewer, request, context);
  return viewer;
}

/**
 * Admits every signed-in viewer, trial accounts included (A20).
 * @throws Response a redirect to `/login?returnTo=…`, or to M6 while the password has to be changed (S11)
 */
export async function requireViewer(
  request: Request,
  context: AppLoadContext,
): Promise<GuardedViewer> {
  const viewer = await readViewer(context);
  if (!viewer) throw loginRedirect(loginPath(pageOf(request)), context);
  passwordFirst(viewer, request, context);
  return viewer;
}

/**
 * Returns the redirect to a login page. A visitor with a session cookie gets a second cookie, by which the login page
 * shows its form even when it still finds the session: two pages that disagree cause no redirect loop.
 */
function loginRedirect(login: string, { maybeSignedIn }: AppLoadContext): Response {
  return redirect(
    login,
    maybeSignedIn ? { headers: { "Set-Cookie": accessDeniedLine } } : undefined,
  );
}

function passwordFirst(viewer: GuardedViewer, request: Request, context: AppLoadContext): void {
  if (!viewer.passwordChangeRequired) return;
  const page = withReturnTo("/login/password", safeReturnTo(pageOf(request)));
  throw leave(context, redirect(page));
}
