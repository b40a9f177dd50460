import { graphql } from "~/graphql/generated";
import type { MatchFragment } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { momentText } from "~/reports/range/range.ts";
import type { LobbyQuery } from "~/routes/lobby/lobby-query.ts";

const LobbyMatches = graphql(`
  query LobbyMatches($type: GameType!) {
    fixtures(limit: 100, type: $type) {
      ...Match
    }
  }
`);

graphql(`
  fragment Match on Fixture {
    id
    sport
    league
    home
    away
    startsAt
    odds {
      home
      draw
      away
    }
    game {
      id
      name
      ...LaunchForm_game
    }
  }
`);

/** The types of games that are bets on matches. */
const matchTypes = ["SPORTS", "ESPORTS"];

/** How many matches of a day are shown before one chooses the day. */
const shownOfDay = 8;

/**
 * Matches of a page of sports or e-sports (H15) by the brand's days, with the filters that they offer. Null for other pages,
 * for who looks for games, and where the platform names none.
 */
export async function loadMatches(
  type: string | undefined,
  query: LobbyQuery,
  { gateway, brand }: PortalContext,
) {
  const { classKey, vendors, search, from } = query;
  const looksForGames = classKey !== null || vendors.length > 0 || search !== "" || from > 1;
  if (!type || !matchTypes.includes(type) || looksForGames) return null;
  const { data } = await gateway.execute(LobbyMatches, { type });
  const all = (data?.fixtures ?? []).map((match) => ({
    ...match,
    day: momentText(match.startsAt, brand.gmtOffset).slice(0, 10),
  }));
  return all.length > 0 ? matchDays(all, query) : null;
}

type DatedMatch = MatchFragment & { day: string };

/** Narrows matches down to what is chosen, and groups them by day. A choice that no match has is none. */
export function matchDays(
  all: readonly DatedMatch[],
  { sport, league, day }: Pick<LobbyQuery, "sport" | "league" | "day">,
) {
  const sports = [...new Set(all.map((match) => match.sport))];
  const ofSport = all.filter((match) => !sport || !sports.includes(sport) || match.sport === sport);
  const leagues = [...new Set(ofSport.flatMap((match) => match.league ?? []))];
  const ofLeague = ofSport.filter(
    (match) => !league || !leagues.includes(league) || match.league === league,
  );
  const days = [...new Set(ofLeague.map((match) => match.day))];
  const shown = days
    .filter((each) => !day || !days.includes(day) || each === day)
    .map((each) => {
      const matches = ofLeague.filter((match) => match.day === each);
      const isWhole = each === day || matches.length <= shownOfDay;
      return {
        day: each,
        matches: isWhole ? matches : matches.slice(0, shownOfDay),
        more: isWhole ? 0 : matches.length - shownOfDay,
      };
    });
  return {
    shown,
    sports,
    // Of all sports together they would be too many to choose from.
    leagues: sport ? leagues : [],
    days: days.map((each) => ({
      day: each,
      startsAt: ofLeague.find((match) => match.day === each)?.startsAt ?? 0,
    })),
  };
}

export type Matches = ReturnType<typeof matchDays>;
