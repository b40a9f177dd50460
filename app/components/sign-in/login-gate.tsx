import { type Location, useLocation } from "@remix-run/react";
import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { useLanguageMirror } from "~/components/language-mirror.ts";
import { isSignInStep, ReturnUrlContext } from "~/forms/steps/return-url.ts";
import { LoginGateContext, type LoginGateValue } from "~/forms/steps/use-login.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { PlayScope } from "~/play/play-scope.tsx";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import { fetchLoginPanel, LoginModal } from "./login-modal.tsx";
import { LogoutModal } from "./logout-modal.tsx";
import { SessionWatch } from "./session-watch.tsx";

const LoginGate_viewer = graphql(`
  fragment LoginGate_viewer on Viewer {
    id
    role
    expiresAt
    glance {
      favoriteGameIds
    }
  }
`);

const boxes = { login: LoginModal, logout: LogoutModal } as const;

/** What opens the login dialog for a guest, here or without JavaScript. */
const opensLogin = 'a[href^="/login"], form[action="/play"] button';

/** Fetches the dialog's inside while a guest is on the way to press what opens it. */
function useLoginAhead(guest: boolean): void {
  useEffect(() => {
    if (!guest) return;
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    const leave = () => {
      for (const sign of signs) document.removeEventListener(sign, notice);
    };
    const notice = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(opensLogin))) return;
      leave();
      // Should it fail, the press asks again, and says so.
      afterPaint(() => fetchLoginPanel().catch(() => undefined));
    };
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
    return leave;
  }, [guest]);
}

interface LoginGateProps
  extends Pick<ComponentProps<typeof PlayScope>, "trials" | "hearts" | "seed" | "children"> {
  viewer: FragmentType<typeof LoginGate_viewer> | null | undefined;
}

/**
 * Rendered once, in the root, around everything: login and logout dialogs, launches and favourites,
 * the warning before a session ends. The dialogs' frames open with the press; their insides are fetched.
 */
export function LoginGate(props: LoginGateProps) {
  const viewer = readFragment(LoginGate_viewer, props.viewer);
  const location = useLocation();
  // In a ref, so that walking about changes no context: blocks that are still coming in would restart.
  const here = useRef("/");
  here.current = location.pathname + location.search;
  const lastPage = useRef<Location | null>(null);
  if (!isSignInStep(location.pathname)) lastPage.current = location;
  const [dialog, setDialog] = useState<{ name: keyof typeof boxes; returnTo: string } | null>(null);
  const role = viewer?.role ?? null;
  useLanguageMirror();
  useLoginAhead(role === null);

  // Signing in or out, and going elsewhere, are the ends of these dialogs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them closes
  useEffect(() => setDialog(null), [role, location.key]);

  const value = useMemo<LoginGateValue>(
    () => ({
      role,
      openLogin: (returnTo = here.current) => setDialog({ name: "login", returnTo }),
      confirmLogout: () => setDialog({ name: "logout", returnTo: here.current }),
    }),
    [role],
  );
  const Box = dialog && boxes[dialog.name];

  return (
    <LoginGateContext.Provider value={value}>
      <ReturnUrlContext.Provider value={lastPage}>
        <PlayScope
          {...props}
          role={role}
          favoriteGameIds={viewer?.glance.favoriteGameIds ?? null}
          openLogin={value.openLogin}
        />
      </ReturnUrlContext.Provider>
      {viewer ? <SessionWatch key={viewer.id} expiresAt={viewer.expiresAt} /> : null}
      {Box ? <Box returnTo={dialog.returnTo} onClose={() => setDialog(null)} /> : null}
    </LoginGateContext.Provider>
  );
}
