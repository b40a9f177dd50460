/** The home page as a single-page app: header, banners, tiles, popular games, winners, notices, sections, footer. */
import { useEffect, useRef, useState } from "react";
import { Header, LoginDialog, Notices, Tiles, Winners } from "./blocks.tsx";
import { Games, Section } from "./games.tsx";
import { calls, picture } from "./platform.ts";

/** The result of a call; undefined while it is pending. */
function useCall<Value>(call: Promise<Value>): Value | undefined {
  const [found, setFound] = useState<Value>();
  useEffect(() => {
    call.then(setFound, () => undefined);
  }, [call]);
  return found;
}

export function App() {
  const [login, setLogin] = useState(false);
  const notices = useCall(calls.notices);
  const hot = useCall(calls.hot);
  const menus = useCall(calls.menus);
  const lanes = useCall(calls.lanes);
  const help = useCall(calls.help);
  const status = useCall(calls.status);
  const play = () => setLogin(true);
  return (
    <>
      <Header menus={menus} onLogin={play} />
      <main>
        <p className="ticker">{notices?.player.map(({ title }) => title).join(" · ") ?? " "}</p>
        <Banners banners={notices?.banners.filter(({ groupName }) => groupName === "w_home")} />
        <Tiles />
        <h2>Popular</h2>
        <Games games={hot?.slice(0, 12)} className="grid" onPlay={play} />
        <h2>Winners</h2>
        <Winners winners={useCall(calls.winners)} onPlay={play} />
        <h2>Announcements</h2>
        <Notices notices={notices?.player} />
        {menus?.map(({ gameCategory }, index) => (
          <Section
            key={gameCategory}
            type={gameCategory}
            vendors={lanes?.find(({ gameType }) => gameType === gameCategory)?.cards}
            first={index < 2}
            onPlay={play}
          />
        ))}
      </main>
      <footer>
        <ul>
          {help?.map(({ anchor, title }) => (
            <li key={anchor}>{title}</li>
          ))}
        </ul>
        <ul>
          {status?.info.customerService.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </footer>
      {login ? <LoginDialog onClose={() => setLogin(false)} /> : null}
    </>
  );
}

function Banners({ banners }: { banners: { url: string; title: string }[] | undefined }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const view = row.current;
      if (!view) return;
      const end = view.scrollLeft + view.clientWidth >= view.scrollWidth;
      view.scrollTo({ left: end ? 0 : view.scrollLeft + view.clientWidth, behavior: "smooth" });
    }, 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="banners" ref={row}>
      {banners?.map(({ url, title }, index) => (
        <img
          key={url}
          src={picture(url)}
          alt={title}
          loading={index === 0 ? "eager" : "lazy"}
          {...(index === 0 ? { fetchpriority: "high" } : null)}
        />
      ))}
    </div>
  );
}
