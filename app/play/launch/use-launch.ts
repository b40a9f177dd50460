import { useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { refusedFor } from "~/forms/refusal/refusal.ts";
import type { Role } from "~/graphql/generated/graphql";
import type { GameRef } from "~/play/game-ref.ts";
import { startPath } from "~/play/paths.ts";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import type { LaunchOutcome } from "./launch-outcome.ts";
import type { PlayState } from "./play-state.ts";

interface LaunchOptions {
  role: Role | null;
  /** Whether games can be tried: by guests only where free play is on (P6). */
  trials: boolean;
  playState: PlayState;
  /** Opens the login dialog with a return URL. */
  openLogin: (returnTo?: string) => void;
}

/**
 * Launches games of a page, one at a time (S22–S27).
 * @returns `launch`, the outcome of the last launch or null, and `close`, which clears the outcome
 */
export function useLaunch({ role, trials, playState, openLogin }: LaunchOptions) {
  const fetcher = useFetcher<LaunchOutcome>({ key: "launch" });
  const navigation = useNavigation();
  /** What prevents a launch before any request is sent. */
  const [refused, setRefused] = useState<LaunchOutcome | null>(null);
  const [closed, setClosed] = useState<LaunchOutcome | null>(null);
  // A ref, because state changes with the next render: two clicks in one frame must be one launch.
  const busy = useRef(false);

  const idle = fetcher.state === "idle" && navigation.state === "idle";
  useEffect(() => {
    if (!idle) return;
    busy.current = false;
    playState.setStarting(null);
  }, [idle, playState]);

  // No effect may depend on `fetcher.data`: the router changes it before the fetcher's state, and React can discard the
  // effects of that render but keep their dependencies.
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
      if (!role) import("./launched-games.ts").then((own) => own.rememberLaunched(game.id));
      // The rendered key is for a click before hydration. After it each click is a launch with a key of its own.
      body.set("key", crypto.randomUUID());
      afterPaint(() => fetcher.submit(body, { method: "post", action: "/play" }));
    },
    [role, trials, openLogin, playState, fetcher.submit],
  );
  return { launch, outcome: refused ?? answer, close };
}
