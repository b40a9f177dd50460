import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import { refusedFor } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import type { WindowProvider } from "./firebase-auth.client.ts";
import { loadFirebase } from "./load-firebase.ts";
import type { SocialFacts } from "./load-social.server.ts";
import { needsRedirect } from "./social-problem.ts";

/** Why Firebase did not sign anybody in, as `problemOf` says; its codes come when there is one to look up. */
const problemWith = (error: unknown) =>
  import("./firebase-problem.ts").then(
    ({ problemOf }) => problemOf(error),
    () => refusedFor("VERIFICATION_UNAVAILABLE"),
  );

/** What is going on: a window is open, the whole page is on its way, or the gateway judges what came. */
export type Doing = WindowProvider | "leading" | "checking" | null;

interface Social {
  doing: Doing;
  problem: Problem | null;
  /** Opens the provider's window; where the browser won't, the page itself goes there. */
  open(name: WindowProvider): Promise<void>;
  /** Hands an id token to the gateway. */
  send(idToken: string): void;
}

/**
 * The way from a button to a session (X1, S7).
 * @param formKey of the page: a token that is sent twice under it is one login
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
  /** One try: what it comes to is sent, and what goes wrong is said. */
  const attempt = async (now: Doing, ask: () => Promise<string | null>) => {
    setProblem(null);
    setDoing(now);
    try {
      const idToken = await ask();
      if (idToken) send(idToken);
      else setProblem(refusedFor("SIGN_IN_ABANDONED"));
      setDoing(null);
    } catch (error) {
      const found = await problemWith(error);
      // Null: the button was pressed again, and this window is not the one that is waited for.
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
        // The provider's page comes back to an address that knows what to do with its answer.
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
