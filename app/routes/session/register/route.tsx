import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { noteVisit } from "~/components/referral/note-visit.server.ts";
import { openedLinkOf } from "~/components/referral/opened-link.ts";
import { lostStatus } from "~/forms/answers/lost-answer.ts";
import { sendCode } from "~/forms/codes/send-code.server.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { StepDialog } from "~/forms/steps/step-dialog.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo } from "~/session/guards/return-to.ts";
import { loadRegister } from "./load-register.server.ts";
import { readRegistration, register } from "./register.server.ts";
import { RegisterPanel } from "./register-panel.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R6: the home page with the registration open; `?referralCode=` is kept. Signed-in visitors are redirected. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await loadRegister(request, context);
  if (found.signedIn) throw redirect(found.returnTo);
  if (found.referralCode) await noteVisit(request, context, found.referralCode);
  // N10: without a code in the address it is that of the link that was opened last within 30 days.
  const referralCode = found.referralCode ?? openedLinkOf(request.headers)?.code ?? null;
  return { ...found, referralCode };
}

/**
 * A captcha is used up by each try, so the loader returns a new one (M19). Sending a code changes neither the
 * captcha nor the form.
 */
export function shouldRevalidate({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formData || actionStatus === lostStatus) return defaultShouldRevalidate;
  return formData.get("intent") !== "sendCode";
}

/**
 * The form has `kind`, `returnTo`, `referralCode`, the fields of its tab by their names, `dialingCode`,
 * and the boxes `termsAccepted` and `adult`. `intent` is `register` when left out, `sendCode`, or
 * `captcha` for a new picture.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { typed, values, intent, returnTo } = readRegistration(await request.formData());
  switch (intent) {
    case "captcha":
      return answerOutcome({ problem: null, values });
    case "sendCode": {
      const purpose = typed.kind === "MOBILE" ? "REGISTER_BY_MOBILE" : "REGISTER_BY_USERNAME";
      const { mobile = "", dialingCode = "" } = values;
      return answerOutcome(await sendCode(context, { purpose, mobile, dialingCode, values }));
    }
    default: {
      const attempt = {
        values,
        returnTo: safeReturnTo(returnTo, "/", new URL(request.url).origin),
      };
      const opened = openedLinkOf(request.headers);
      const known = opened !== null && opened.code === typed.referralCode;
      const sent = known ? { ...typed, linkParameters: opened.parameters } : typed;
      return answerOutcome(await register(context, sent, attempt));
    }
  }
}

export default function RegisterPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  return (
    <StepDialog title={t("register.title")}>
      <RegisterPanel found={found} />
    </StepDialog>
  );
}
