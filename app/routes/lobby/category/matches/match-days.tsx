import { Link } from "@remix-run/react";
import type { MatchFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { LaunchForm } from "~/play/launch/launch-form.tsx";
import { useStarting } from "~/play/play-context.ts";
import { type LobbyQuery, lobbyHref } from "~/routes/lobby/lobby-query.ts";
import { type FilterGroup, FilterRow } from "~/ui/layout/filter-row.tsx";
import type { Matches } from "./load-matches.server.ts";

interface Props {
  matches: Matches;
  path: string;
  query: LobbyQuery;
}

/** Matches by day in the brand's time (H15), with their own filters; below them the page has the games that take the bets. */
export function MatchDays({ matches, path, query }: Props) {
  const { t, date, zone } = useI18n();
  return (
    <>
      <section aria-labelledby="matches" className="mb-8">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="matches" className="text-xl font-bold tracking-tight">
            {t("lobby.match.title")}
          </h2>
          <p className="text-xs text-quiet">{t("lobby.match.zone", { zone })}</p>
        </div>
        <MatchFilters matches={matches} path={path} query={query} />
        {matches.shown.map(({ day, matches: list, more }) => (
          <div key={day} className="mt-5">
            <h3 className="mb-2 font-bold">{date(list[0]?.startsAt ?? 0, "weekdayDay")}</h3>
            <ul className="match-list">
              {list.map((match) => (
                <li key={match.id}>
                  <MatchRow match={match} />
                </li>
              ))}
            </ul>
            {more > 0 ? (
              <Link
                to={lobbyHref(path, query, { day })}
                preventScrollReset
                className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
              >
                {t("lobby.match.more", { count: more })}
              </Link>
            ) : null}
          </div>
        ))}
      </section>
      <h2 className="mb-3 text-xl font-bold tracking-tight">{t("lobby.match.games")}</h2>
    </>
  );
}

function MatchFilters({ matches, path, query }: Props) {
  const { t, date } = useI18n();
  const group = (
    name: "sport" | "league" | "day",
    label: string,
    values: readonly { value: string; text: string }[],
  ): FilterGroup => ({
    name,
    label,
    choices:
      values.length < 2 && query[name] === null
        ? []
        : values.map(({ value, text }) => {
            const isOn = query[name] === value;
            const to = lobbyHref(path, query, change(name, isOn ? null : value));
            return { name: `${name}-${value}`, text, to, isOn };
          }),
  });
  const same = (value: string) => ({ value, text: value });
  return (
    <FilterRow
      label={t("lobby.match.filter")}
      all={{
        text: t("lobby.all"),
        to: lobbyHref(path, query, { sport: null, league: null, day: null }),
      }}
      groups={[
        group(
          "day",
          t("lobby.match.days"),
          matches.days.map(({ day, startsAt }) => ({
            value: day,
            text: date(startsAt, "weekdayDay"),
          })),
        ),
        group("sport", t("lobby.match.sports"), matches.sports.map(same)),
        group("league", t("lobby.match.leagues"), matches.leagues.map(same)),
      ]}
    />
  );
}

/** A league belongs to its sport, so another sport takes it away. */
function change(name: "sport" | "league" | "day", value: string | null): Partial<LobbyQuery> {
  return name === "sport" ? { sport: value, league: null } : { [name]: value };
}

/** A match: kick-off, league, both sides, and what each result pays. Each button opens the game that takes the bets. */
function MatchRow({ match }: { match: MatchFragment }) {
  const { t, date } = useI18n();
  const { league, sport, home, away, startsAt, odds, game } = match;
  const busy = useStarting(game.id);
  const results = odds
    ? ([
        ["home", home, odds.home],
        ["draw", t("lobby.match.draw"), odds.draw],
        ["away", away, odds.away],
      ] as const)
    : [];
  return (
    <LaunchForm game={game} className="match-item">
      <p className="match-when">
        <span className="figures font-semibold text-ink">{date(startsAt, "time")}</span>{" "}
        <span className="truncate">{league ? `${sport} · ${league}` : sport}</span>
      </p>
      <p className="match-sides">
        <span>{home}</span>
        <span className="sr-only">–</span>
        <span>{away}</span>
      </p>
      {odds ? (
        <div className="match-odds">
          {results.map(([side, name, price]) =>
            price ? (
              <button key={side} type="submit" name="mode" value="play" disabled={busy}>
                <span>{t(`lobby.match.sides.${side}`)}</span>
                <strong className="figures">{price}</strong>
                <span className="sr-only">
                  {t("lobby.match.bet", { name, match: `${home} – ${away}` })}
                </span>
              </button>
            ) : null,
          )}
        </div>
      ) : (
        <div className="match-odds">
          <button type="submit" name="mode" value="play" disabled={busy}>
            <strong>{t("lobby.match.open")}</strong>
            <span className="sr-only">: {`${home} – ${away}`}</span>
          </button>
        </div>
      )}
    </LaunchForm>
  );
}
