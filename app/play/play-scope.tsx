import { useLocation } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { isRefusedFor, type Refusal } from "~/forms/refusal/refusal.ts";
import { keepIntent, takeIntent } from "~/forms/steps/intent.ts";
import type { Role } from "~/graphql/generated/graphql";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { useToggleFavorite } from "./favorites/favorites.ts";
import { readGameRef, writeGameRef } from "./game-ref.ts";
import { LaunchModal } from "./launch/launch-modal.tsx";
import { createPlayState } from "./launch/play-state.ts";
import { urlMessage } from "./launch/url-message.ts";
import { useLaunch } from "./launch/use-launch.ts";
import { PlayContext, type PlayContextValue } from "./play-context.ts";
import { Toast } from "./toast.tsx";

interface PlayScopeProps {
  role: Role | null;
  /** Whether games can be tried: by guests only where free play is on (P6). */
  trials: boolean;
  favoriteGameIds: readonly string[] | null;
  /** Whether the brand has favourites at all (A56). */
  hasFavorites: boolean;
  /** Whether each game has a page (L3). */
  hasGamePages: boolean;
  /** What a card says besides its name (B1). */
  cardFacts: PlayContextValue["cardFacts"];
  /** The prefix of this page's launch keys, unique per page, such as the request id. */
  seed: string;
  /** Opens the login dialog for a guest's click, with a return URL (A20). */
  openLogin: (returnTo?: string) => void;
  children: ReactNode;
}

/** Provides launches and favourites for a page: one launch at a time (S22–S27), one line for messages. */
export function PlayScope(props: PlayScopeProps) {
  const { role, trials, favoriteGameIds, hasFavorites, hasGamePages, cardFacts } = props;
  const { seed, openLogin, children } = props;
  const { t } = useI18n();
  const [message, setMessage] = useState({ text: "", at: 0 });
  const [playState] = useState(createPlayState);
  const notSaved = useCallback(
    (refusal: Refusal) => {
      if (isRefusedFor("NOT_SIGNED_IN", refusal)) return openLogin();
      const tooFast = refusal.kind === "throttled";
      const text = t(tooFast ? "lobby.favorite.tooFast" : "lobby.favorite.failed");
      setMessage((last) => ({ text, at: last.at + 1 }));
    },
    [openLogin, t],
  );
  const toggleFavorite = useToggleFavorite(favoriteGameIds, playState, notSaved);
  // What a guest wanted to keep is kept after the login (H6).
  useEffect(() => {
    const game = role && favoriteGameIds && readGameRef(takeIntent("favorite"));
    if (game && !favoriteGameIds.includes(game.id)) toggleFavorite(game);
  }, [role, favoriteGameIds, toggleFavorite]);
  const { search } = useLocation();
  const noticeKey = urlMessage(search);
  const rendered = noticeKey ? t(noticeKey satisfies GivenKey) : null;

  const { launch, outcome, close } = useLaunch({ role, trials, playState, openLogin });

  const value = useMemo<PlayContextValue>(
    () => ({
      seed,
      hasFavorites,
      hasGamePages,
      cardFacts,
      trials,
      favoriteIds: favoriteGameIds,
      playState,
      submit: (form, button) => {
        const body = new FormData(form);
        const game = readGameRef(body.get("game"));
        if (!game || !button) return false;
        if (button.name === "favorite") {
          if (role) toggleFavorite(game);
          else {
            keepIntent("favorite", String(body.get("game")));
            openLogin();
          }
          return true;
        }
        body.set("mode", button.value);
        launch(game, button.value, body);
        return true;
      },
      play: (game, mode) => {
        const body = new FormData();
        body.set("game", writeGameRef(game));
        body.set("mode", mode);
        launch(game, mode, body);
      },
    }),
    [
      seed,
      hasFavorites,
      hasGamePages,
      cardFacts,
      trials,
      favoriteGameIds,
      playState,
      toggleFavorite,
      role,
      openLogin,
      launch,
    ],
  );

  return (
    <PlayContext.Provider value={value}>
      {children}
      {outcome ? <LaunchModal outcome={outcome} onClose={close} /> : null}
      <Toast message={message} rendered={rendered} />
    </PlayContext.Provider>
  );
}
