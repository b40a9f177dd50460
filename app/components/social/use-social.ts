import { useEffect, useRef, useState } from "react";
import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { refusedFor } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import type { WindowProvider } from "./firebase-auth.client.ts";
import { loadFirebase } from "./load-firebase.ts";
import type { SocialFacts } from "./load-social.server.ts";
import { needsRedirect } from "./social-problem.ts";

/** Why Firebase's sign-in failed (`problemOf`), whose codes are loaded when there is an error. */
const problemWith = (error: unknown) =>
  import("./firebase-problem.ts").then(
    ({ problemOf }) => problemOf(error),
    () => refusedFor("VERIFICATION_UNAVAILABLE"),
  );

/** The state: a popup is open, the page is redirecting, or the gateway verifies the token. */
export type Doing = WindowProvider | "leading" | "checking" | null;

interface Social {
  doing: Doing;
  problem: Problem | null;
  /** Opens the provider's popup, or redirects the page if popups are blocked. */
  open(name: WindowProvider): Promise<void>;
  /** Sends an id token to the gateway. */
  send(idToken: string): void;
}

/**
 * Signs in from a button's click to a session (X1, S7).
 * @param formKey the page's idempotency key: a token that is sent twice with it is one login
 */
export function useSocial(
  { settings, turn }: SocialFacts,
  { returnTo, formKey }: { returnTo: string; formKey: string },
): Social {
  const { language } = useI18n();
  const { submit, state, data } = useFetcher<FormOutcome>({ key: "login-social" });
  const [doing, setDoing] = useState<Doing>(turn === null ? null : "leading");
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (data) setProblem(data.problem);
  }, [data]);

  const send = (idToken: string) => {
    setProblem(null);
    submit(
      { intent: "social", idToken, returnTo, key: formKey },
      { method: "post", action: withReturnTo("/login", returnTo) },
    );
  };
  /** One attempt: sends its token, or shows its error. */
  const attempt = async (now: Doing, sendRequest: () => Promise<string | null>) => {
    setProblem(null);
    setDoing(now);
    try {
      const idToken = await sendRequest();
      if (idToken) send(idToken);
      else setProblem(refusedFor("SIGN_IN_ABANDONED"));
      setDoing(null);
    } catch (error) {
      const found = await problemWith(error);
      // Null means that a newer popup has replaced this one.
      if (!found) return;
      setProblem(found);
      setDoing(null);
    }
  };
  const open = (name: WindowProvider) =>
    attempt(name, async () => {
      const { byPopup } = await loadFirebase();
      try {
        return await byPopup(settings, language, name);
      } catch (error) {
        if (!needsRedirect(error)) throw error;
        setDoing("leading");
        // The provider redirects back to an address that handles its result.
        window.location.assign(withReturnTo(`/login?social=${name}`, returnTo));
        return new Promise<never>(() => undefined);
      }
    });

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page goes to the provider, or comes back, once
  useEffect(() => {
    if (turn === null || begun.current) return;
    begun.current = true;
    void attempt("leading", async () => {
      const firebase = await loadFirebase();
      if (turn === "back") return firebase.afterRedirect(settings, language);
      window.history.replaceState(
        window.history.state,
        "",
        withReturnTo("/login?social=back", returnTo),
      );
      await firebase.byRedirect(settings, language, turn);
      return new Promise<never>(() => undefined);
    });
  }, []);

  return { doing: state === "idle" ? doing : "checking", problem, open, send };
}
