import { useEffect, useRef, useState } from "react";
import type { Brand } from "../../../brands/brand.ts";

const pages = {
  Home: "/",
  Slots: "/rng",
  Game: "/game/",
  Cashier: "/member/deposit",
  "Agent overview": "/agentHome",
} as const;
type PageName = keyof typeof pages;
const widths = [390, 1440] as const;

/** How long nothing changes before the frames show it. */
const restMs = 350;
const againMs = 1500;
/** An exchange lasts a moment, some seconds after a file has changed. */
const pollMs = 250;
const mostExchangeMs = 60_000;

/** Pages of the portal with the draft, at the width of a phone and of a desk. */
export function Frames({
  brand,
  isValid,
  saved,
}: {
  brand: Brand;
  isValid: boolean;
  /** What is in the file. */
  saved: Brand;
}) {
  const [name, setName] = useState<PageName>("Home");
  const [game, setGame] = useState("/");
  const isShown = useDraft(isValid ? brand : null, useExchanges(saved));
  // The portal may not answer yet when the editor opens, so each shown draft looks for a game until there is one.
  useEffect(() => {
    if (isShown === 0 || game !== "/") return;
    firstGame().then(
      (path) => path && setGame(path),
      () => {},
    );
  }, [isShown, game]);
  const path = name === "Game" ? game : pages[name];
  return (
    <main className="frames">
      <nav className="tabs" aria-label="Page in the frames">
        {(Object.keys(pages) as PageName[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === name}
            onClick={() => setName(each)}
          >
            {each}
          </button>
        ))}
        <span role="status">
          {isShown > 0 ? `Draft ${isShown} is shown.` : "The draft is on its way …"}
        </span>
      </nav>
      <div className="windows">
        {widths.map((width) => (
          <Frame key={width} width={width} path={path} name={name} version={isShown} />
        ))}
      </div>
      <p>Cashier and agent overview need a login: log in within a frame, for example as agent1.</p>
    </main>
  );
}

function Frame({
  width,
  path,
  name,
  version,
}: {
  width: number;
  path: string;
  name: string;
  version: number;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef({ path: "", version: 0 });
  useEffect(() => {
    if (version === 0 || !frame.current) return;
    const before = shown.current;
    shown.current = { path, version };
    if (before.path !== path || !reloaded(frame.current)) frame.current.src = path;
  }, [path, version]);
  return (
    <div className={width < 600 ? "window phone" : "window desk"}>
      <iframe
        ref={frame}
        title={`${name} at ${width} px`}
        width={width}
        height={width < 600 ? 844 : 1500}
      />
    </div>
  );
}

/** Reloads a frame where it is scrolled to; false for one that shows the browser's own page about a lost connection. */
function reloaded({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    contentWindow?.location.reload();
    return true;
  } catch {
    return false;
  }
}

/** Makes settings without a mistake a draft that this browser sees; returns how many drafts have been shown. */
function useDraft(brand: Brand | null, exchanges: number): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an exchanged Worker has forgotten the draft, and may have left a frame half loaded
  useEffect(() => {
    if (!brand) return;
    const abort = new AbortController();
    const settings = brand;
    let timer = setTimeout(send, restMs);
    function send() {
      show(settings, abort.signal).then(
        (isShown) => isShown && setCount((before) => before + 1),
        // After a save the Worker is exchanged, and answers again in a few seconds.
        () => {
          if (!abort.signal.aborted) timer = setTimeout(send, againMs);
        },
      );
    }
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [brand, exchanges]);
  useEffect(() => {
    const leave = () => {
      fetch("/healthz?dev-draft=", { keepalive: true }).catch(() => {});
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
  return count;
}

/** How often the Worker was exchanged after something was written. */
function useExchanges(saved: Brand): number {
  const [count, setCount] = useState(0);
  const first = useRef(saved);
  useEffect(() => {
    if (saved === first.current) return;
    let wasGone = false;
    const timer = setInterval(async () => {
      // While it is exchanged the runtime answers 500, or not at all.
      const isThere = await fetch("/healthz").then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere && wasGone) {
        clearInterval(timer);
        setCount((before) => before + 1);
      }
      wasGone ||= !isThere;
    }, pollMs);
    const end = setTimeout(() => clearInterval(timer), mostExchangeMs);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [saved]);
  return count;
}

/** @returns false for settings with a mistake, which have no draft */
async function show(brand: Brand, signal: AbortSignal): Promise<boolean> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(brand);
  const made = await fetch("/dev/brand/draft", { method: "POST", headers, body, signal });
  if (made.status === 422) return false;
  if (!made.ok) throw new Error("The Worker is being exchanged.");
  const { name } = (await made.json()) as { name: string };
  // The switches of development, which every page of the portal then follows.
  const switched = await fetch(`/healthz?dev-draft=${name}&dev-brand=${brand.id}`, { signal });
  if (!switched.ok) throw new Error("The Worker is being exchanged.");
  return true;
}

/** A game that the lobby links to. */
async function firstGame(): Promise<string | null> {
  const answer = await fetch("/rng", { headers: { accept: "text/html" } });
  return /href="(\/game\/[^"?#]+)"/.exec(await answer.text())?.[1] ?? null;
}
