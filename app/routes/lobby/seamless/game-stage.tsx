import { useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Spinner } from "~/ui/notes/spinner.tsx";
import { CheckDialog } from "./check-dialog.tsx";
import type { RunningGame } from "./load-launch.server.ts";
import { OverNote } from "./over-note.tsx";
import { PlayStrip } from "./play-strip.tsx";
import { RealityCheck } from "./reality-check.tsx";
import { StageBar } from "./stage-bar.tsx";
import { useLeaveMessage } from "./use-leave-message.ts";
import { usePlayStatus } from "./use-play-status.ts";
import { useSessionClock } from "./use-session-clock.ts";

/** After this long the page admits that something is slow, in ms. */
const slowMs = 15_000;

/**
 * What the frame may do. Games need scripts, forms and their own origin's storage, which Safari and Firefox open to
 * a frame when it requests it after a press. They get neither our page (`allow-top-navigation`) nor downloads, and windows
 * only where the brand allows them.
 */
const frameRights =
  "allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-storage-access-by-user-activation";
const withPopups = `${frameRights} allow-popups allow-popups-to-escape-sandbox`;

interface GameStageProps {
  found: RunningGame;
  /** The refusal of an answer to a reality check that was sent without JavaScript. */
  before: FormOutcome | undefined;
}

/**
 * A running game (R48): the bar above, the frame below, filling the window. While a reality check is due, the frame is
 * hidden and inert; a page that is opened then has no frame before the answer (G11). When the session has ended,
 * or a limit of the player is reached (G7), the frame is removed.
 */
export function GameStage({ found, before }: GameStageProps) {
  const { t } = useI18n();
  const { launch, ticket, signedIn } = found;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(true);
  const [slow, setSlow] = useState(false);
  const [loads, setLoads] = useState(0);
  const play = usePlayStatus(ticket, found.figures, !launch.trial);
  const { figures, covered, closed } = play;
  const url = launch.url ?? null;
  const over = play.over || closed !== null || url === null;
  const clock = useSessionClock(figures?.playedMs ?? found.sinceLaunchMs);
  const [opened, setOpened] = useState(!covered);
  if (!opened && !covered) setOpened(true);

  const leave = useCallback(() => {
    // Back to the page the game was started from, when it was one of ours.
    if (window.history.state?.idx > 0) navigate(-1);
    else navigate("/");
  }, [navigate]);

  useLeaveMessage(frame, url, leave);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload waits again
  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [loading, loads]);

  // Hidden, the game is neither seen nor reached, and most stop to draw; its document stays, so that no round is lost.
  useEffect(() => {
    if (cover.current) cover.current.inert = covered;
  }, [covered]);

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
        signedIn={signedIn}
        trialSeconds={launch.trial ? clock.seconds : null}
        stage={stage}
        onReload={reload}
        onLeave={leave}
      />
      {launch.trial ? null : <PlayStrip figures={figures} seconds={clock.seconds} />}
      {covered && figures && opened && !over ? (
        <CheckDialog>
          <RealityCheck figures={figures} before={before} />
        </CheckDialog>
      ) : null}
      {over ? <OverNote limit={closed} /> : null}
      {covered && figures && !opened && !over ? (
        <div className="shell-width min-h-0 flex-1 overflow-y-auto py-8">
          <Card as="section" pad="roomy" className="mx-auto max-w-md">
            <h2 className="mb-4 text-xl font-bold text-balance">{t("play.check.title")}</h2>
            <RealityCheck figures={figures} before={before} />
          </Card>
        </div>
      ) : null}
      {opened && url !== null && !over ? (
        <div
          ref={cover}
          hidden={covered}
          className="relative min-h-0 flex-1"
          aria-busy={hydrated && loading}
        >
          <iframe
            key={loads}
            ref={frame}
            src={url}
            title={t("play.frameTitle", { name: launch.gameName })}
            sandbox={found.popups ? withPopups : frameRights}
            allow="fullscreen; autoplay; screen-wake-lock; storage-access"
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
      ) : null}
    </main>
  );
}
