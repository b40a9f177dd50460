import { type FormEvent, useEffect, useRef, useState } from "react";
import { bareNumber } from "~/forms/codes/use-code-countdown.ts";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { sentText } from "../../../brands/typed/field-kinds.ts";
import { nationalNumber } from "../../../brands/typed/phone-number.ts";
import type { Confirm } from "./firebase-auth.client.ts";
import { problemOf } from "./firebase-problem.ts";
import { loadFirebase } from "./load-firebase.ts";
import type { SocialFacts } from "./load-social.server.ts";

/** A rough check of an E.164 number; Firebase validates it. */
const possible = /^\+\d{7,15}$/;

/** Wait between codes in ms (K13). */
const countdownMs = 60_000;

/** A sent code: its number, and its verification. */
interface Sent {
  number: string;
  confirm: Confirm;
}

interface PhoneSignInOptions {
  settings: SocialFacts["settings"];
  /** Whether the gateway is checking the result. Nothing can be submitted in the meantime. */
  busy: boolean;
  onToken: (idToken: string) => void;
}

/**
 * The steps of signing in with a code by SMS from Firebase (X3, K13): first a number, then the code that was sent
 * to it.
 * @returns refs of the form and of the element for Google's check, `submit` of the form, and `ask` for another code
 */
export function usePhoneSignIn({ settings, busy, onToken }: PhoneSignInOptions) {
  const { language } = useI18n();
  const [sent, setSent] = useState<Sent | null>(null);
  const [held, setHeld] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const captcha = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The countdown continues for a number that is entered again.
  const left = useCountdown(held ? countdownMs : 0, held);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, and each refusal, begins in its field
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? form.current?.querySelector<HTMLElement>("input:not([type=hidden])"))?.focus();
  }, [sent, problem]);

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setPending(false);
  };
  const send = (number: string) =>
    attempt(async () => {
      const { byPhone } = await loadFirebase();
      if (!captcha.current) return;
      const confirm = await byPhone(settings, language, { number, box: captcha.current });
      const now = { number, confirm };
      setSent(now);
      setHeld(now);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || busy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => sentText(name, String(typed.get(name) ?? ""));
    if (sent) {
      const code = text("verificationCode");
      if (code === "") return setProblem(problemOf({ code: "auth/missing-verification-code" }));
      return void attempt(async () => onToken(await sent.confirm(code)));
    }
    const mobile = bareNumber(nationalNumber(text("mobile"), [text("dialingCode")]));
    if (mobile === "") return setProblem(problemOf({ code: "auth/missing-phone-number" }));
    const number = `+${text("dialingCode")}${mobile}`;
    if (!possible.test(number)) {
      return setProblem(problemOf({ code: "auth/invalid-phone-number" }));
    }
    // The last code is still valid.
    if (held?.number === number && left > 0) return setSent(held);
    void send(number);
  };
  const restart = () => setSent(null);
  return { sent, problem, pending, left, captcha, form, submit, send, restart };
}
