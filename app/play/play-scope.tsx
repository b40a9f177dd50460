import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Role } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { type FavoriteFailure, useFavorites } from "./favorites.ts";
import { type GameRef, readGameRef } from "./game-ref.ts";
import { LaunchAnswer } from "./launch-answer.tsx";
import type { LaunchOutcome } from "./launch-outcome.ts";
import { noticeOf } from "./notice-of.ts";
import { Toast } from "./toast.tsx";

export interface PlayScopeValue {
  /** Grows the launch keys that the server renders. */
  seed: string;
  /** Id of the game that is being started, or null. */
  starting: string | null;
  /** True when the form's submission was taken over; false leaves it to the browser. */
  submit(form: HTMLFormElement, button: HTMLButtonElement | null): boolean;
  isFavorite(gameId: string): boolean;
}

const PlayScopeContext = createContext<PlayScopeValue>({
  seed: "",
  starting: null,
  submit: () => false,
  isFavorite: () => false,
});

/** What a game card needs of the page around it. Without a scope its form works as plain HTML. */
export function usePlayScope(): PlayScopeValue {
  return useContext(PlayScopeContext);
}

interface PlayScopeProps {
  role: Role | null;
  freePlay: boolean;
  favoriteGameIds: readonly string[] | null;
  seed: string;
  /** Opens the login dialog; a guest's protected click ends there (A20). */
  openLogin: () => void;
  children: ReactNode;
}

/** Launches and favourites of a whole page: one launch at a time (S22–S27), one message line. */
export function PlayScope(props: PlayScopeProps) {
  const { role, freePlay, favoriteGameIds, seed, openLogin, children } = props;
  const { t } = useI18n();
  const fetcher = useFetcher<LaunchOutcome>({ key: "launch" });
  const navigation = useNavigation();
  const [message, setMessage] = useState({ text: "", at: 0 });
  /** What stands in the way of a launch without asking anybody. */
  const [told, setTold] = useState<LaunchOutcome | null>(null);
  const [closed, setClosed] = useState<LaunchOutcome | null>(null);
  const [starting, setStarting] = useState<string | null>(null);
  // State is a render late; two clicks of one frame must still be one launch.
  const busy = useRef(false);

  const failed = useCallback(
    (failure: FavoriteFailure) => {
      if (failure.kind === "notSignedIn") return openLogin();
      setMessage((last) => ({ text: t(`lobby.favorite.${failure.kind}`), at: last.at + 1 }));
    },
    [openLogin, t],
  );
  const favorites = useFavorites(favoriteGameIds, failed);
  const { search } = useLocation();
  const noticeKey = noticeOf(search);
  const rendered = noticeKey ? t(noticeKey) : null;

  const idle = fetcher.state === "idle" && navigation.state === "idle";
  useEffect(() => {
    if (!idle) return;
    busy.current = false;
    setStarting(null);
  }, [idle]);

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
        return setTold({ kind: "realAccountRequired", game, mode: "play" });
      }
      if (!role && (mode === "play" || !freePlay)) return openLogin();
      if (mode === "play" && game.start === "VENDOR_LIST") {
        return setTold({ kind: "vendorList", game, mode: "play" });
      }
      if (busy.current) return;
      busy.current = true;
      startTransition(() => setStarting(game.id));
      // The rendered key is for the click before hydration; from here on each click is one launch.
      body.set("key", crypto.randomUUID());
      fetcher.submit(body, { method: "post", action: "/play" });
    },
    [role, freePlay, openLogin, fetcher.submit],
  );

  const value = useMemo<PlayScopeValue>(
    () => ({
      seed,
      starting,
      isFavorite: favorites.has,
      submit: (form, button) => {
        const body = new FormData(form);
        const game = readGameRef(body.get("game"));
        if (!game || !button) return false;
        if (button.name === "favorite") {
          if (role) favorites.toggle(game);
          else openLogin();
          return true;
        }
        body.set("mode", button.value);
        launch(game, button.value, body);
        return true;
      },
    }),
    [seed, starting, favorites, role, openLogin, launch],
  );

  return (
    <PlayScopeContext.Provider value={value}>
      {children}
      {outcome ? <LaunchAnswer outcome={outcome} onClose={close} /> : null}
      <Toast message={message} rendered={rendered} />
    </PlayScopeContext.Provider>
  );
}
