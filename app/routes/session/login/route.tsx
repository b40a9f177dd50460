import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { startFreePlay } from "~/components/sign-in/free-play.server.ts";
import { loadLogin } from "~/components/sign-in/load-login.server.ts";
import { signIn, signInBySms } from "~/components/sign-in/login.server.ts";
import { LoginPanel } from "~/components/sign-in/login-panel.tsx";
import { answerOutcome } from "~/forms/answer-outcome.server.ts";
import { askCaptcha } from "~/forms/captcha.server.ts";
import { formTexts } from "~/forms/form-texts.ts";
import { sendCode } from "~/forms/send-code.server.ts";
import { StepDialog } from "~/forms/step-dialog.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo, withReturnTo } from "~/session/return-to.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R5: home with the login dialog open. Who is signed in already goes on at once (A20, S11), unless he was sent here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await loadLogin(request, context);
  const { passwordChangeRequired, returnTo } = found;
  const signedIn = found.signedIn && !context.notLetIn;
  if (signedIn && passwordChangeRequired) throw redirect(withReturnTo("/login/password", returnTo));
  if (signedIn) throw redirect(returnTo);
  return found;
}

/**
 * The login form. Both tabs have `captcha`, `humanVerification` and `returnTo`; the first `username`, `password` and
 * `remember`, the second `mobile`, `dialingCode` and `verificationCode`. `intent` is `login` when left
 * out, `sms` to sign in by code, `sendCode`, `captcha` for a new picture, `freePlay` for a trial (S6).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = formTexts(form);
  const returnTo = safeReturnTo(text("returnTo"));
  const captcha = text("captcha").trim() || null;
  const humanVerification = text("humanVerification") || null;
  const idempotencyKey = text("key") || null;
  const username = text("username").trim();
  const [mobile, dialingCode] = [text("mobile").trim(), text("dialingCode")];
  switch (text("intent")) {
    case "captcha": {
      const values = { username, mobile, dialingCode };
      const picture = await askCaptcha(context);
      return answerOutcome({ problem: { kind: "none" }, captcha: picture, values, sent: null });
    }
    case "freePlay":
      return answerOutcome(await startFreePlay(context, returnTo));
    case "sendCode": {
      const wanted = { purpose: "LOGIN", mobile, dialingCode } as const;
      return answerOutcome(await sendCode(context, { ...wanted, values: { mobile, dialingCode } }));
    }
    case "sms": {
      const attempt = { values: { mobile, dialingCode }, returnTo };
      const typed = {
        mobile,
        code: text("verificationCode").trim(),
        captcha,
        humanVerification,
        idempotencyKey,
      };
      return answerOutcome(await signInBySms(context, typed, attempt));
    }
    default: {
      const remember = form.has("remember");
      const input = {
        username,
        password: text("password"),
        captcha,
        humanVerification,
        remember,
        idempotencyKey,
      };
      return answerOutcome(await signIn(context, input, returnTo));
    }
  }
}

export default function LoginPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <StepDialog title={t("session.loginTitle")} quietTitle>
      <LoginPanel found={found} before={outcome} />
    </StepDialog>
  );
}
