import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { LaunchForm } from "~/play/launch-form.tsx";
import { useStarting } from "~/play/play-context.ts";

const FixtureCard_fixture = graphql(`
  fragment FixtureCard_fixture on Fixture {
    sport
    league
    home
    away
    startsAt
    game {
      id
      name
      ...LaunchForm_game
    }
  }
`);

const when = {
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
} satisfies Intl.DateTimeFormatOptions;

/** A match (H2): sport, league, both sides and the start. A click starts the game that takes the bets. */
export function FixtureCard({ fixture }: { fixture: FragmentType<typeof FixtureCard_fixture> }) {
  const { t, date } = useI18n();
  const { sport, league, home, away, startsAt, game } = readFragment(FixtureCard_fixture, fixture);
  const busy = useStarting(game.id);
  return (
    <LaunchForm game={game} className="size-full">
      <button
        type="submit"
        name="mode"
        value="play"
        disabled={busy}
        className="card card-plain grid size-full grid-cols-1 content-between gap-2 p-4 text-left transition-colors hover:border-accent"
      >
        <span className="flex items-baseline justify-between gap-3 text-xs text-quiet">
          <span className="truncate">{league ? `${sport} · ${league}` : sport}</span>
          <span className="figures shrink-0 font-semibold text-accent">{date(startsAt, when)}</span>
        </span>
        <span className="grid grid-cols-1 gap-1 font-semibold">
          <span className="truncate">{home}</span>
          <span className="truncate">{away}</span>
        </span>
        <span className="sr-only">{t("lobby.card.play", { name: game.name })}</span>
      </button>
    </LaunchForm>
  );
}
