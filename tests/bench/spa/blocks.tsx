/** The other blocks of the home page. */
import { useEffect, useRef } from "react";
import { nameOf, picture } from "./platform.ts";

interface HeaderProps {
  menus: readonly { gameCategory: string }[] | undefined;
  onLogin: () => void;
}

export function Header({ menus, onLogin }: HeaderProps) {
  return (
    <header>
      <div className="bar">
        <img src="/brands/aurora/wide.svg" alt="Aurora" height="28" />
        <button type="button" onClick={onLogin}>
          Log in
        </button>
      </div>
      <nav>
        {menus?.map(({ gameCategory }) => (
          <a key={gameCategory} href={`#${gameCategory}`}>
            {nameOf(gameCategory)}
          </a>
        ))}
      </nav>
    </header>
  );
}

const tiles = { live: "Live casino", slots: "Slots", fish: "Fishing" };

export function Tiles() {
  return (
    <ul className="tiles">
      {Object.entries(tiles).map(([art, title]) => (
        <li key={art}>
          <img src={`/brands/aurora/tile-${art}.svg`} alt="" />
          {title}
        </li>
      ))}
    </ul>
  );
}

interface Winner {
  customerName: string;
  iconUrl: string;
  gameName: string;
  winAmount: number;
}

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

interface WinnersProps {
  winners: readonly Winner[] | undefined;
  onPlay: () => void;
}

export function Winners({ winners, onPlay }: WinnersProps) {
  return (
    <ul className="winners">
      {winners?.map(({ customerName, iconUrl, gameName, winAmount }) => (
        <li key={`${customerName} ${gameName} ${winAmount}`}>
          <button type="button" onClick={onPlay}>
            <img src={picture(iconUrl)} alt="" loading="lazy" />
            <span>
              {customerName} · {gameName}
              <b>{dollars.format(winAmount)}</b>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NoticesProps {
  notices: readonly { id: number; title: string; timestamp: number }[] | undefined;
}

export function Notices({ notices }: NoticesProps) {
  return (
    <ul className="notices">
      {notices?.map(({ id, title, timestamp }) => (
        <li key={id}>
          {title} <time>{new Date(timestamp).toLocaleDateString("en")}</time>
        </li>
      ))}
    </ul>
  );
}

export function LoginDialog({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} onClose={onClose}>
      <form method="dialog" className="login">
        <h2>Log in</h2>
        <label>
          Username
          <input name="username" autoComplete="username" />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" />
        </label>
        <button type="submit">Log in</button>
      </form>
    </dialog>
  );
}
