import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { CompactGameCard_BetFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch/launch-form.tsx";
import { useStarting } from "~/play/play-context.ts";

const CompactGameCard_game = graphql(`
  fragment CompactGameCard_game on Game {
    ...LaunchForm_game
    id
    name
    image
    vendor {
      name
    }
  }
`);

const CompactGameCard_bet = graphql(`
  fragment CompactGameCard_bet on PlayedBet {
    at
    stake {
      ...Money
    }
    win {
      ...Money
    }
    status
  }
`);

interface Props {
  game: FragmentType<typeof CompactGameCard_game>;
  /** The last bet in the game, if one is known. */
  bet?: FragmentType<typeof CompactGameCard_bet> | null | undefined;
  /** A favourite has its heart. */
  isFavorite?: boolean;
}

/** A game in one row of home: a click starts it. It shows how the last bet ended, or that it is open. */
export function CompactGameCard({ game, bet, isFavorite }: Props) {
  const { t } = useI18n();
  const card = readFragment(CompactGameCard_game, game);
  const last = readFragment(CompactGameCard_bet, bet ?? null);
  const busy = useStarting(card.id);
  return (
    <li className="w-64 shrink-0 snap-start" data-game={card.id}>
      <LaunchForm game={card} className="size-full">
        <button
          type="submit"
          name="mode"
          value="play"
          disabled={busy}
          className="card card-plain flex size-full items-center gap-3 p-2 text-left transition-colors hover:border-accent"
        >
          <span className="w-12 shrink-0 overflow-hidden rounded-control">
            <Cover gameId={card.id} image={card.image} early="next" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <span className="sr-only">{t("lobby.card.play", { name: card.name })}</span>
            <span aria-hidden="true" className="truncate text-sm font-semibold">
              {card.name}
            </span>
            {last ? (
              <LastBet bet={last} />
            ) : (
              <span className="truncate text-xs text-quiet">{card.vendor.name}</span>
            )}
          </span>
          {isFavorite ? <i className="icon-solid-heart ml-auto size-4 shrink-0 text-hot" /> : null}
        </button>
      </LaunchForm>
    </li>
  );
}

function LastBet({ bet }: { bet: CompactGameCard_BetFragment }) {
  const { t, money, date, near } = useI18n();
  const won = Number(bet.win.amount) > 0;
  const amount = money(bet.status === "SETTLED" && won ? bet.win : bet.stake);
  return (
    <>
      <span className="figures text-xs">
        {bet.status === "OPEN"
          ? t("home.personal.betOpen", { amount })
          : bet.status === "REFUNDED"
            ? t("home.personal.betRefunded", { amount })
            : won
              ? t("home.personal.betPaid", { amount })
              : t("home.personal.betLost", { amount })}
      </span>
      {bet.at == null ? null : (
        <span title={date(bet.at)} className="truncate text-2xs text-quiet">
          {near(bet.at)}
        </span>
      )}
    </>
  );
}
