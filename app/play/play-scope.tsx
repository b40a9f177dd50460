import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isRefusedFor, type Refusal, refusedFor } from "~/forms/refusal/refusal.ts";
import type { Role } from "~/graphql/generated/graphql";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import { useToggleFavorite } from "./favorites.ts";
import { type GameRef, readGameRef } from "./game-ref.ts";
import { LaunchModal } from "./launch-modal.tsx";
import type { LaunchOutcome } from "./launch-outcome.ts";
import { startPath } from "./paths.ts";
import { PlayContext, type PlayContextValue } from "./play-context.ts";
import { createPlayState } from "./play-state.ts";
import { Toast } from "./toast.tsx";
import { urlMessage } from "./url-message.ts";

interface PlayScopeProps {
  role: Role | null;
  /** Whether games can be tried: by guests only where free play is on (P6). */
  trials: boolean;
  favoriteGameIds: readonly string[] | null;
  /** Whether the brand has favourites at all (A56). */
  hearts: boolean;
  /** Unlike any other page's: the launch keys of this page grow from it. The request id will do. */
  seed: string;
  /** Opens the login dialog, which leads on to `returnTo`; a guest's protected click ends there (A20). */
  openLogin: (returnTo?: string) => void;
  children: ReactNode;
}

/** Launches and favourites of a whole page: one launch at a time (S22–S27), one message line. */
export function PlayScope(props: PlayScopeProps) {
  const { role, trials, favoriteGameIds, hearts, seed, openLogin, children } = props;
  const { t } = useI18n();
  const fetcher = useFetcher<LaunchOutcome>({ key: "launch" });
  const navigation = useNavigation();
  const [message, setMessage] = useState({ text: "", at: 0 });
  /** What stands in the way of a launch without asking anybody. */
  const [told, setTold] = useState<LaunchOutcome | null>(null);
  const [closed, setClosed] = useState<LaunchOutcome | null>(null);
  const [playState] = useState(createPlayState);
  // State is a render late; two clicks of one frame must still be one launch.
  const busy = useRef(false);

  const notKept = useCallback(
    (refusal: Refusal) => {
      if (isRefusedFor("NOT_SIGNED_IN", refusal)) return openLogin();
      const tooFast = refusal.kind === "throttled";
      const text = t(tooFast ? "lobby.favorite.tooFast" : "lobby.favorite.failed");
      setMessage((last) => ({ text, at: last.at + 1 }));
    },
    [openLogin, t],
  );
  const toggleFavorite = useToggleFavorite(favoriteGameIds, playState, notKept);
  const { search } = useLocation();
  const noticeKey = urlMessage(search);
  const rendered = noticeKey ? t(noticeKey satisfies GivenKey) : null;

  const idle = fetcher.state === "idle" && navigation.state === "idle";
  useEffect(() => {
    if (!idle) return;
    busy.current = false;
    playState.setStarting(null);
  }, [idle, playState]);

  // No effect may watch `fetcher.data`: the router keeps it in a map that a render finds changed before
  // its state says so, and React can throw away such a render's effects but keep their dependencies.
  const answer = fetcher.data && fetcher.data !== closed ? fetcher.data : null;
  const outcome = told ?? answer;
  const close = () => {
    setTold(null);
    setClosed(fetcher.data ?? null);
  };

  const launch = useCallback(
    (game: GameRef, mode: string, body: FormData) => {
      if (mode === "play" && role === "TRIAL") {
        return setTold({ ...refusedFor("REAL_ACCOUNT_REQUIRED"), game, mode: "play" });
      }
      if (!role && (mode === "play" || !trials)) return openLogin(startPath(game, mode));
      if (mode === "play" && game.start === "VENDOR_LIST") {
        return setTold({ kind: "vendorList", game, mode: "play" });
      }
      if (busy.current) return;
      busy.current = true;
      playState.setStarting(game.id);
      // The rendered key is for the click before hydration; from here on each click is one launch.
      body.set("key", crypto.randomUUID());
      afterPaint(() => fetcher.submit(body, { method: "post", action: "/play" }));
    },
    [role, trials, openLogin, playState, fetcher.submit],
  );

  const value = useMemo<PlayContextValue>(
    () => ({
      seed,
      hearts,
      trials,
      favoriteIds: favoriteGameIds,
      playState,
      submit: (form, button) => {
        const body = new FormData(form);
        const game = readGameRef(body.get("game"));
        if (!game || !button) return false;
        if (button.name === "favorite") {
          if (role) toggleFavorite(game);
          else openLogin();
          return true;
        }
        body.set("mode", button.value);
        launch(game, button.value, body);
        return true;
      },
    }),
    [seed, hearts, trials, favoriteGameIds, playState, toggleFavorite, role, openLogin, launch],
  );

  return (
    <PlayContext.Provider value={value}>
      {children}
      {outcome ? <LaunchModal outcome={outcome} onClose={close} /> : null}
      <Toast message={message} rendered={rendered} />
    </PlayContext.Provider>
  );
}
