import { useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Spinner } from "~/ui/notes/spinner.tsx";
import { BreakNote } from "./break-note.tsx";
import type { RunningGame } from "./load-launch.server.ts";
import { StageBar } from "./stage-bar.tsx";
import { useGameMessages } from "./use-game-messages.ts";
import { useSessionClock } from "./use-session-clock.ts";

/** After this long the page admits that something is slow, in ms. */
const slowMs = 15_000;

/**
 * What the frame may do. Games need scripts, their own origin's storage and forms; they get neither
 * our page (`allow-top-navigation`) nor windows (`allow-popups`) nor downloads.
 */
const frameRights = "allow-scripts allow-same-origin allow-forms allow-pointer-lock";

/** A running game (R48): the bar above, the frame below, filling the window. */
export function GameStage({ found }: { found: RunningGame }) {
  const { t } = useI18n();
  const { launch, ticket, viewer, playedMs } = found;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loading, setLoading] = useState(true);
  const [slow, setSlow] = useState(false);
  const [loads, setLoads] = useState(0);
  const [balanceTick, setBalanceTick] = useState(0);
  const clock = useSessionClock(playedMs);

  const leave = useCallback(() => {
    // Back to the page the game was started from, when it was one of ours.
    if (window.history.state?.idx > 0) navigate(-1);
    else navigate("/");
  }, [navigate]);

  useGameMessages(frame, launch.url, {
    onBalance: useCallback(() => setBalanceTick((count) => count + 1), []),
    onLeave: leave,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload waits again
  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [loading, loads]);

  const reload = () => {
    setLoading(true);
    setLoads(loads + 1);
  };

  return (
    <main id="main" ref={stage} className="flex h-dvh flex-col bg-ground">
      <h1 className="sr-only">{launch.gameName}</h1>
      <StageBar
        gameName={launch.gameName}
        ticket={ticket}
        trial={launch.trial}
        viewer={viewer}
        balanceTick={balanceTick}
        playedSeconds={clock.seconds}
        stage={stage}
        onReload={reload}
        onLeave={leave}
      />
      <BreakNote playedSeconds={clock.seconds} onLeave={leave} />
      <div className="relative min-h-0 flex-1" aria-busy={hydrated && loading}>
        <iframe
          key={loads}
          ref={frame}
          src={launch.url}
          title={t("play.frameTitle", { name: launch.gameName })}
          sandbox={frameRights}
          allow="fullscreen; autoplay; screen-wake-lock"
          referrerPolicy="origin"
          onLoad={() => setLoading(false)}
          className="absolute inset-0 size-full border-0 bg-ground"
        />
        {hydrated && loading ? (
          <div
            role="status"
            className={clsx(
              "pointer-events-none absolute inset-0 grid content-center justify-items-center gap-4 bg-ground/80 px-6 text-center",
            )}
          >
            <Spinner className="size-10 text-accent" />
            <p>{slow ? t("play.slow") : t("play.loading", { name: launch.gameName })}</p>
          </div>
        ) : null}
      </div>
    </main>
  );
}
