/** Game cards: the grid of popular games, and the sections' rows. */
import { useEffect, useRef, useState } from "react";
import { calls, type Game, nameOf, picture, type Vendor } from "./platform.ts";

interface GamesProps {
  games: readonly Game[] | undefined;
  className: string;
  onPlay: () => void;
}

export function Games({ games, className, onPlay }: GamesProps) {
  if (!games) return <div className={`${className} waiting`} />;
  return (
    <ul className={className}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <Card game={game} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  );
}

function Card({ game, onPlay }: { game: Game; onPlay: () => void }) {
  const { nodeId, vendorName, supportPlay, isHot, isNew } = game;
  const [liked, setLiked] = useState(false);
  const name = game.nodeName ?? game.gameName ?? "";
  return (
    <form
      data-game={nodeId}
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        onPlay();
      }}
    >
      <button type="submit" name="mode" value="play" aria-label={`Play ${name}`} className="cover">
        <img src={picture(game.iconUrl ?? game.showIcon ?? "")} alt="" loading="lazy" />
      </button>
      {isHot ? <span className="tag">Hot</span> : isNew ? <span className="tag">New</span> : null}
      <button type="button" className="heart" aria-pressed={liked} onClick={() => setLiked(!liked)}>
        ♥
      </button>
      <p className="name">{name}</p>
      <p className="vendor">{vendorName}</p>
      {supportPlay ? (
        <button type="submit" name="mode" value="trial" className="trial">
          Free trial
        </button>
      ) : null}
    </form>
  );
}

interface SectionProps {
  type: string;
  vendors: readonly Vendor[] | undefined;
  /** Its games are requested when the page loads. */
  first: boolean;
  onPlay: () => void;
}

export function Section({ type, vendors, first, onPlay }: SectionProps) {
  const [games, setGames] = useState<Game[]>();
  const requested = useRef(false);
  useEffect(() => {
    if (!first || requested.current) return;
    requested.current = true;
    const found = type === "LIVE" ? calls.games.LIVE : calls.games.RNG;
    found.then(setGames, () => undefined);
  }, [type, first]);
  return (
    <section>
      <h2>{nameOf(type)}</h2>
      <ul className="vendors">
        {vendors?.map(({ vassalage, displayName, lagerIcon }) => (
          <li key={vassalage}>
            <img src={picture(lagerIcon)} alt="" loading="lazy" />
            {displayName}
          </li>
        ))}
      </ul>
      <Games games={games} className="row" onPlay={onPlay} />
    </section>
  );
}
