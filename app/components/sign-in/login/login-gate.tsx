import { type Location, useLocation } from "@remix-run/react";
import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { useLanguageMirror } from "~/components/language-mirror.ts";
import { LogoutModal } from "~/components/sign-in/logout/logout-modal.tsx";
import { SessionWatch } from "~/components/sign-in/session-watch.tsx";
import { useStanding } from "~/components/sign-in/use-standing.ts";
import { dropIntent } from "~/forms/steps/intent.ts";
import { isSignInStep, ReturnUrlContext } from "~/forms/steps/return-url.ts";
import { LoginGateContext, type LoginGateValue } from "~/forms/steps/use-login.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { CoveredAmounts } from "~/i18n/i18n.tsx";
import { PlayScope } from "~/play/play-scope.tsx";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import { fetchLoginPanel, LoginModal } from "./login-modal.tsx";

const LoginGate_viewer = graphql(`
  fragment LoginGate_viewer on Viewer {
    id
    account
    pageOwner
    role
    expiresInMs
    glance {
      favoriteGameIds
    }
  }
`);

const boxes = { login: LoginModal, logout: LogoutModal } as const;

/** Opens the login dialog for a guest; without JavaScript it is a link. */
const opensLogin = 'a[href^="/login"], form[action="/play"] button';

/** Preloads the dialog's content when a guest is about to click. */
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
      // If it fails, the click tries again and shows the error.
      afterPaint(() => fetchLoginPanel().catch(() => undefined));
    };
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
    return leave;
  }, [guest]);
}

interface LoginGateProps
  extends Pick<
    ComponentProps<typeof PlayScope>,
    "trials" | "hasFavorites" | "hasGamePages" | "cardFacts" | "seed" | "children"
  > {
  viewer: FragmentType<typeof LoginGate_viewer> | null | undefined;
}

/**
 * Rendered once in the root: login and logout dialogs, launches and favourites, and the warning before a session
 * ends. The dialogs' frames open at once; their contents are loaded.
 */
export function LoginGate(props: LoginGateProps) {
  const viewer = readFragment(LoginGate_viewer, props.viewer);
  const { standing, look } = useStanding(viewer ?? null);
  const covered = standing !== "own";
  const location = useLocation();
  // A ref, because a changed context would restart blocks that are still streaming.
  const here = useRef("/");
  here.current = location.pathname + location.search;
  const lastPage = useRef<Location | null>(null);
  if (!isSignInStep(location.pathname)) lastPage.current = location;
  const [dialog, setDialog] = useState<{ name: keyof typeof boxes; returnTo: string } | null>(null);
  const role = viewer?.role ?? null;
  useLanguageMirror();
  useLoginAhead(role === null);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-covered", covered);
  }, [covered]);

  // A login, a logout and a navigation close these dialogs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them closes
  useEffect(() => setDialog(null), [role, location.key]);

  const value = useMemo<LoginGateValue>(
    () => ({
      role,
      openLogin: (returnTo = here.current) => {
        setDialog({ name: "login", returnTo });
        // A member's page opens it when a form has found no session.
        if (role !== null) look();
      },
      confirmLogout: () => setDialog({ name: "logout", returnTo: here.current }),
    }),
    [role, look],
  );
  const Box = dialog && boxes[dialog.name];
  // Who closes the login does not want what it was opened for (H6).
  const giveUp = () => {
    dropIntent();
    setDialog(null);
  };

  return (
    <LoginGateContext.Provider value={value}>
      <ReturnUrlContext.Provider value={lastPage}>
        <CoveredAmounts covered={covered}>
          <PlayScope
            {...props}
            role={role}
            favoriteGameIds={viewer?.glance.favoriteGameIds ?? null}
            openLogin={value.openLogin}
          />
        </CoveredAmounts>
      </ReturnUrlContext.Provider>
      {viewer ? (
        <SessionWatch
          key={viewer.id}
          session={viewer}
          ended={standing === "ended"}
          signingIn={dialog?.name === "login"}
        />
      ) : null}
      {Box ? <Box returnTo={dialog.returnTo} onClose={giveUp} /> : null}
    </LoginGateContext.Provider>
  );
}
