import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { VerificationWidget } from "~/portal-context.ts";
import { NonceContext } from "~/ui/hooks/nonce-context.ts";
import { loadTurnstile } from "./turnstile.ts";

interface HumanWidget {
  /** The element that holds the widget. */
  box: RefObject<HTMLDivElement>;
  /** The token to send; empty before there is one. */
  token: string;
  state: "waiting" | "shown" | "failed";
  /** Renders the widget again after a failure. */
  retry(): void;
}

/**
 * The Turnstile widget of a form (M20). A token is valid for one try, so every refusal resets it; a new captcha or a sent
 * code uses no token.
 */
export function useTurnstileWidget(
  { siteKey, script }: VerificationWidget,
  outcome: FormOutcome | undefined,
): HumanWidget {
  const { language } = useI18n();
  const nonce = useContext(NonceContext);
  const box = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(() => undefined);
  const [token, setToken] = useState("");
  const [state, setState] = useState<HumanWidget["state"]>("waiting");
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn draws it anew
  useEffect(() => {
    let over = false;
    let end: () => void = () => undefined;
    const show = (next: HumanWidget["state"], found = "") => {
      if (over) return;
      setState(next);
      setToken(found);
    };
    loadTurnstile(script, nonce).then(
      (turnstile) => {
        if (over || !box.current) return;
        const id = turnstile.render(box.current, {
          sitekey: siteKey,
          action: "login",
          theme: "dark",
          size: "flexible",
          language,
          "response-field": false,
          callback: (found) => show("shown", found),
          "expired-callback": () => show("shown"),
          "error-callback": () => {
            show("failed");
            return true;
          },
          "unsupported-callback": () => show("failed"),
        });
        if (id === undefined) return show("failed");
        show("shown");
        reset.current = () => turnstile.reset(id);
        end = () => turnstile.remove(id);
      },
      () => show("failed"),
    );
    return () => {
      over = true;
      reset.current = () => undefined;
      end();
    };
  }, [siteKey, script, nonce, language, turn]);

  useEffect(() => {
    if (!outcome?.problem) return;
    setToken("");
    reset.current();
  }, [outcome]);

  const retry = () => {
    setState("waiting");
    setTurn(turn + 1);
  };
  return { box, token, state, retry };
}
