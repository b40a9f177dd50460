import { type Location, useLocation } from "@remix-run/react";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLanguageMirror } from "~/components/language-mirror.ts";
import { isStep, WayBackContext } from "~/forms/way-back.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { Role } from "~/graphql/generated/graphql";
import { PlayScope } from "~/play/play-scope.tsx";
import { SessionWatch } from "./session-watch.tsx";

const LoginGate_viewer = graphql(`
  fragment LoginGate_viewer on Viewer {
    id
    role
    expiresAt
    favoriteGameIds
  }
`);

export interface LoginGateValue {
  /** Null for a guest. */
  role: Role | null;
  /**
   * Opens the login dialog in place (A20). After a login the visitor goes to `returnTo`, a path of
   * this origin; the current page when left out.
   */
  openLogin(returnTo?: string): void;
  /** Asks before signing out (M14). */
  confirmLogout(): void;
}

const LoginGateContext = createContext<LoginGateValue>({
  role: null,
  openLogin: () => undefined,
  confirmLogout: () => undefined,
});

/** Who is signed in as far as the page knows, and the way to the login dialog. */
export function useLogin(): LoginGateValue {
  return useContext(LoginGateContext);
}

interface DialogProps {
  returnTo: string;
  onClose: () => void;
}

interface LoginGateProps {
  viewer: FragmentType<typeof LoginGate_viewer> | null | undefined;
  /** Whether games can be tried without a login. */
  freePlay: boolean;
  /** Whether the brand has favourites (A56). */
  hearts: boolean;
  /** Unlike any other page's: the launch keys of this page grow from it. The request id will do. */
  seed: string;
  children: ReactNode;
}

/**
 * Rendered once, in the root, around everything: login and logout dialogs, launches and favourites,
 * the warning before a session ends. The dialogs' code is fetched when they first open.
 */
export function LoginGate(props: LoginGateProps) {
  const viewer = readFragment(LoginGate_viewer, props.viewer);
  const location = useLocation();
  // In a ref, so that walking about changes no context: blocks that are still coming in would restart.
  const here = useRef("/");
  here.current = location.pathname + location.search;
  const lastPage = useRef<Location | null>(null);
  if (!isStep(location.pathname)) lastPage.current = location;
  const [dialog, setDialog] = useState<{
    Box: ComponentType<DialogProps>;
    returnTo: string;
  } | null>(null);
  const role = viewer?.role ?? null;
  useLanguageMirror();

  // Signing in or out, and going elsewhere, are the ends of these dialogs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them closes
  useEffect(() => setDialog(null), [role, location.key]);

  const value = useMemo<LoginGateValue>(() => {
    const open = async (
      box: Promise<{ default: ComponentType<DialogProps> }>,
      page: string,
      returnTo: string,
    ) => {
      try {
        const { default: Box } = await box;
        setDialog({ Box, returnTo });
      } catch {
        // The chunk is gone or the network is: the page of the same name does without it.
        window.location.assign(`${page}?returnTo=${encodeURIComponent(returnTo)}`);
      }
    };
    return {
      role,
      openLogin: (returnTo = here.current) =>
        void open(import("./login-modal.tsx"), "/login", returnTo),
      confirmLogout: () => void open(import("./logout-modal.tsx"), "/logout", here.current),
    };
  }, [role]);

  return (
    <LoginGateContext.Provider value={value}>
      <WayBackContext.Provider value={lastPage}>
        <PlayScope
          role={role}
          freePlay={props.freePlay}
          favoriteGameIds={viewer?.favoriteGameIds ?? null}
          hearts={props.hearts}
          seed={props.seed}
          openLogin={value.openLogin}
        >
          {props.children}
        </PlayScope>
      </WayBackContext.Provider>
      {dialog ? <dialog.Box returnTo={dialog.returnTo} onClose={() => setDialog(null)} /> : null}
      {viewer ? <SessionWatch key={viewer.id} expiresAt={viewer.expiresAt} /> : null}
    </LoginGateContext.Provider>
  );
}
