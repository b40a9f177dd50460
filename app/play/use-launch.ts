import { useFetcher, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { refusedFor } from "~/forms/refusal/refusal.ts";
import type { Role } from "~/graphql/generated/graphql";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import type { GameRef } from "./game-ref.ts";
import type { LaunchOutcome } from "./launch-outcome.ts";
import { startPath } from "./paths.ts";
import type { PlayState } from "./play-state.ts";

interface LaunchOptions {
  role: Role | null;
  /** Whether games can be tried: by guests only where free play is on (P6). */
  trials: boolean;
  playState: PlayState;
  /** Opens the login dialog, which leads on to `returnTo`. */
  openLogin: (returnTo?: string) => void;
}

/**
 * Launches of a page, one at a time (S22–S27).
 * @returns `launch`, what the last one came to or null, and `close`, which takes that away
 */
export function useLaunch({ role, trials, playState, openLogin }: LaunchOptions) {
  const fetcher = useFetcher<LaunchOutcome>({ key: "launch" });
  const navigation = useNavigation();
  /** What prevents a launch before any request is sent. */
  const [refused, setRefused] = useState<LaunchOutcome | null>(null);
  const [closed, setClosed] = useState<LaunchOutcome | null>(null);
  // State is a render late; two clicks of one frame must still be one launch.
  const busy = useRef(false);

  const idle = fetcher.state === "idle" && navigation.state === "idle";
  useEffect(() => {
    if (!idle) return;
    busy.current = false;
    playState.setStarting(null);
  }, [idle, playState]);

  // No effect may watch `fetcher.data`: the router keeps it in a map that a render finds changed before
  // its state says so, and React can throw away such a render's effects but keep their dependencies.
  const answer = fetcher.data && fetcher.data !== closed ? fetcher.data : null;
  const close = () => {
    setRefused(null);
    setClosed(fetcher.data ?? null);
  };

  const launch = useCallback(
    (game: GameRef, mode: string, body: FormData) => {
      if (mode === "play" && role === "TRIAL") {
        return setRefused({ ...refusedFor("REAL_ACCOUNT_REQUIRED"), game, mode: "play" });
      }
      if (!role && (mode === "play" || !trials)) return openLogin(startPath(game, mode));
      if (mode === "play" && game.start === "VENDOR_LIST") {
        return setRefused({ kind: "vendorList", game, mode: "play" });
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
  return { launch, outcome: refused ?? answer, close };
}
