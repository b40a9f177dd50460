import { data as answer } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { message } from "~/i18n/page-title.server.ts";
import type { PortalContext } from "~/portal-context.ts";

const LaunchPage = graphql(`
  query LaunchPage($ticket: ID!) {
    launch(ticket: $ticket) {
      url
      gameName
      trial
      startedAt
    }
    viewer {
      id
    }
    playStatus(ticket: $ticket) {
      ...PlayFigures
    }
  }
`);

/** The running game, or why there is none. */
export async function loadLaunch(request: Request, context: PortalContext) {
  const url = new URL(request.url);
  const ticket = url.searchParams.get("ticket") ?? "";
  const { data, errors } = await context.gateway.execute(LaunchPage, { ticket });
  const launch = data?.launch;
  if (launch) {
    const title = message(context, "play.pageTitle", { name: launch.gameName });
    const signedIn = Boolean(data.viewer);
    // The start comes from the server's clock, so that a wrong clock of the device has no effect.
    const sinceLaunchMs = Math.max(0, Date.now() - launch.startedAt);
    // Null also when the account's protection can't be reached: the game goes on to the next request.
    const figures = data.playStatus ?? null;
    return {
      state: "running" as const,
      title,
      ticket,
      launch,
      signedIn,
      figures,
      sinceLaunchMs,
      popups: context.brand.gamePopups,
    };
  }
  const failed = errors?.some(({ path }) => path?.[0] === "launch" || !path) ?? false;
  const title = message(context, failed ? "play.failedTitle" : "play.goneTitle");
  return answer(
    failed
      ? { state: "failed" as const, title, retry: url.pathname + url.search }
      : { state: "gone" as const, title },
    { status: failed ? 503 : 404 },
  );
}

export type RunningGame = Extract<
  Exclude<Awaited<ReturnType<typeof loadLaunch>>, { type: string }>,
  { state: "running" }
>;
