import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { startFreePlay } from "~/components/sign-in/free-play.server.ts";
import { loadLogin } from "~/components/sign-in/login/load-login.server.ts";
import { loginFormValues, signIn, signInBySms } from "~/components/sign-in/login/login.server.ts";
import { LoginPanel } from "~/components/sign-in/login/login-panel.tsx";
import { signInSocially } from "~/components/social/social.server.ts";
import { revalidateOnlyAt } from "~/forms/answers/revalidate-page.ts";
import { answerWithCaptcha } from "~/forms/codes/captcha.server.ts";
import { sendCode } from "~/forms/codes/send-code.server.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { line, once, onceOrNull, readForm, secret, tick } from "~/forms/rules/form-fields.ts";
import { StepDialog } from "~/forms/steps/step-dialog.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo, withReturnTo } from "~/session/guards/return-to.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * R5: home with the login dialog open. A signed-in visitor is redirected at once (A20, S11), unless a page sent him
 * here.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await loadLogin(request, context);
  const { passwordChangeRequired, returnTo } = found;
  const signedIn = found.signedIn && !context.accessDenied;
  if (signedIn && passwordChangeRequired) throw redirect(withReturnTo("/login/password", returnTo));
  if (signedIn) throw redirect(returnTo);
  return found;
}

export const shouldRevalidate = revalidateOnlyAt("/login");

const fields = {
  username: line,
  password: secret,
  remember: tick,
  mobile: line,
  dialingCode: line,
  verificationCode: once,
  captcha: onceOrNull,
  humanVerification: onceOrNull,
  idToken: once,
  key: onceOrNull,
  returnTo: onceOrNull,
  stays: tick,
};

/**
 * The login form. Both tabs have `captcha`, `humanVerification` and `returnTo`; the first `username`, `password` and
 * `remember`, the second `mobile`, `dialingCode` and `verificationCode`. `intent` is `login` when left
 * out, `sms` to sign in by code, `sendCode`, `captcha` for a new picture, `freePlay` for a trial (S6), `social` with
 * the `idToken` that Firebase gave the page (A55).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input, values: typedBefore, intent } = readForm(await request.formData(), fields);
  const values = { ...typedBefore, ...loginFormValues(input) };
  const { username, password, remember, mobile, dialingCode, ...rest } = input;
  const { captcha, humanVerification, verificationCode: code, key: idempotencyKey } = rest;
  const returnTo = safeReturnTo(rest.returnTo, "/", new URL(request.url).origin);
  const attempt = { values, returnTo, stays: input.stays };
  switch (intent) {
    case "captcha":
      return answerWithCaptcha(context, values);
    case "freePlay":
      return answerOutcome(await startFreePlay(context, { returnTo, key: idempotencyKey }));
    case "social": {
      const sent = { idToken: input.idToken, idempotencyKey };
      return answerOutcome(await signInSocially(context, sent, returnTo));
    }
    case "sendCode": {
      const wanted = { purpose: "LOGIN", mobile, dialingCode, values } as const;
      return answerOutcome(await sendCode(context, wanted));
    }
    case "sms": {
      const typed = { mobile, code, captcha, humanVerification, idempotencyKey };
      return answerOutcome(await signInBySms(context, typed, attempt));
    }
    default: {
      const typed = { username, password, captcha, humanVerification, remember, idempotencyKey };
      return answerOutcome(await signIn(context, typed, attempt));
    }
  }
}

export default function LoginPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <StepDialog title={t("shell.loginTitle")} quietTitle>
      <LoginPanel found={found} before={outcome} />
    </StepDialog>
  );
}
