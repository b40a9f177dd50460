import type { ComponentProps } from "react";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { GameCard } from "~/play/game-card.tsx";

const TableNote_game = graphql(`
  fragment TableNote_game on Game {
    facts {
      minBet {
        ...Money
      }
      maxBet {
        ...Money
      }
      dealerLanguage
      seats {
        taken
        total
        results
      }
    }
  }
`);

type TableGame = ComponentProps<typeof GameCard>["game"] &
  FragmentType<typeof TableNote_game> & { id: string };

interface Props {
  games: readonly TableGame[];
  /** The names of the dealers' languages. */
  dealers: readonly { tag: string; name: string }[];
}

/** How many cards are in the first view, so that their pictures are not waited for. */
const early = { phone: 4, desktop: 12 };

/** Live tables (H15): each with its limits, dealer, seats and last results, as far as the platform reports them. */
export function TableList({ games, dealers }: Props) {
  return (
    <ul className="table-grid">
      {games.map((game, at) => (
        <li key={game.id}>
          <GameCard
            game={game}
            early={at < early.phone ? "first" : at < early.desktop ? "next" : undefined}
            note={<TableNote game={game} dealers={dealers} />}
          />
        </li>
      ))}
    </ul>
  );
}

interface NoteProps {
  game: FragmentType<typeof TableNote_game>;
  dealers: Props["dealers"];
}

function TableNote({ game, dealers }: NoteProps) {
  const { t, money } = useI18n();
  const { facts } = readFragment(TableNote_game, game);
  if (!facts) return null;
  const { minBet, maxBet, dealerLanguage, seats } = facts;
  const dealer = dealers.find(({ tag }) => tag === dealerLanguage)?.name ?? dealerLanguage;
  const free = seats ? seats.total - seats.taken : 0;
  return (
    <>
      {minBet && maxBet ? (
        <p className="table-fact figures">
          {t("lobby.table.limits", { min: money(minBet), max: money(maxBet) })}
        </p>
      ) : null}
      {dealer ? (
        <p className="table-fact">{t("lobby.table.dealer", { language: dealer })}</p>
      ) : null}
      {seats ? (
        <p className="table-fact table-state figures" data-full={free === 0 ? "" : undefined}>
          {free > 0 ? t("lobby.table.free", { count: free }) : t("lobby.table.full")}
        </p>
      ) : null}
      {seats?.results.length ? <Results results={seats.results} /> : null}
    </>
  );
}

const known = ["PLAYER", "BANKER", "TIE", "DRAGON", "TIGER"] as const;
type Known = (typeof known)[number];
const isKnown = (result: string): result is Known => known.some((word) => word === result);

/** What came last, newest first: letters for the eye, one sentence for a screen reader. */
function Results({ results }: { results: readonly string[] }) {
  const { t } = useI18n();
  const nameOf = (result: string) =>
    isKnown(result) ? t(`lobby.table.results.${result}` satisfies KeyIn<"lobby">) : result;
  return (
    <p
      role="img"
      aria-label={t("lobby.table.last", { results: results.map(nameOf).join(", ") })}
      className="table-results"
    >
      {results.map((result, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal results differ by their place alone
        <span key={at} aria-hidden="true" data-result={result}>
          {isKnown(result) ? result.slice(0, 1) : result.slice(0, 2)}
        </span>
      ))}
    </p>
  );
}
