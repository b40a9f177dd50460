import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { droppedIn, joinParts } from "~/routes/lobby/join-parts.ts";
import { readLobbyQuery, windowsOf } from "~/routes/lobby/lobby-query.ts";
import { requireGames } from "~/routes/lobby/require-games.server.ts";
import { requireViewer } from "~/session/guards/guards.server.ts";
import { requireOffer } from "~/session/guards/offered.server.ts";
import { loginPath } from "~/session/guards/return-to.ts";
import { accountPageSize } from "./page-size.ts";

const FavoriteGames = graphql(`
  query FavoriteGames($offset: Int!, $limit: Int!) {
    list: favoriteGames(offset: $offset, limit: $limit) {
      nodes {
        id
        ...GameCard_game
      }
      pageInfo {
        total
        hasMore
      }
    }
  }
`);

const RecentGames = graphql(`
  query RecentGames($offset: Int!, $limit: Int!) {
    list: recentGames(offset: $offset, limit: $limit) {
      nodes {
        id
        ...GameCard_game
      }
      pageInfo {
        total
        hasMore
      }
    }
  }
`);

/**
 * A member's own list: favourites (R14, C35) or what was played last (R15, C31).
 * @throws Response a redirect of guests to `/login?returnTo=…` (R-G4, A20); 404 where the brand has no such list (A56);
 *   as `requireGames`
 */
export async function loadAccountGames(
  kind: "favorites" | "recent",
  request: Request,
  context: AppLoadContext,
) {
  await requireOffer(kind === "favorites" ? "FAVORITES" : "RECENT", context);
  await requireViewer(request, context);
  const url = new URL(request.url);
  const query = readLobbyQuery(url.searchParams);
  const { from, to } = query;
  const document = kind === "favorites" ? FavoriteGames : RecentGames;
  const answers = await Promise.all(
    windowsOf({ from, to }, accountPageSize).map((window) =>
      context.gateway.execute(document, window),
    ),
  );
  // The platform may end a session before the portal knows it.
  const over = answers.some(({ errors }) =>
    errors?.some(({ extensions }) => extensions.code === "UNAUTHENTICATED"),
  );
  if (over) throw redirect(loginPath(url.pathname + url.search));
  const list = joinParts(answers.map(({ data }) => data?.list));
  requireGames(url.pathname, query, list, accountPageSize);
  return {
    title: pageTitle(context, `lobby.${kind}Title`),
    lead: message(context, `lobby.${kind}Lead`),
    from,
    to,
    ...list,
    dropped: droppedIn(answers),
  };
}

export type AccountGamesFound = Awaited<ReturnType<typeof loadAccountGames>>;
