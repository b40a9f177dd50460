import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { answerOutcome } from "~/forms/answer-outcome.server.ts";
import { formTexts } from "~/forms/form-texts.ts";
import { sendCode } from "~/forms/send-code.server.ts";
import { StepDialog } from "~/forms/step-dialog.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo } from "~/session/return-to.ts";
import { registrationFields } from "../../../../brands/registration-fields.ts";
import { loadRegister } from "./load-register.server.ts";
import { register, typedTexts } from "./register.server.ts";
import { RegisterPanel } from "./register-panel.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R6: home with the registration open; `?referralCode=` goes along. Who is signed in has an account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await loadRegister(request, context);
  if (found.signedIn) throw redirect(found.returnTo);
  return found;
}

/**
 * A try uses its picture up, whatever it came to, so the loader brings the next one (M19). Sending a
 * code leaves picture and form as they are.
 */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formData) return defaultShouldRevalidate;
  return formData.get("intent") !== "sendCode";
}

/**
 * The form has `kind`, `returnTo`, `referralCode`, the fields of its tab by their names, `dialingCode`,
 * and the boxes `termsAccepted` and `adult`. `intent` is `register` when left out, `sendCode`, or
 * `captcha` for a new picture.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = formTexts(form);
  const kind = text("kind") === "MOBILE" ? "MOBILE" : "USERNAME";
  const values = typedTexts(text);
  const dialingCode = text("dialingCode");
  switch (text("intent")) {
    case "captcha":
      return answerOutcome({ problem: { kind: "none" }, captcha: null, values, sent: null });
    case "sendCode": {
      const purpose = kind === "MOBILE" ? "REGISTER_BY_MOBILE" : "REGISTER_BY_USERNAME";
      const mobile = text("mobile").trim();
      return answerOutcome(await sendCode(context, { purpose, mobile, dialingCode, values }));
    }
    default: {
      const typed = Object.fromEntries(
        registrationFields.filter((name) => form.has(name)).map((name) => [name, text(name)]),
      );
      const input = {
        ...typed,
        kind,
        dialingCode: dialingCode || null,
        referralCode: text("referralCode") || null,
        termsAccepted: form.has("termsAccepted"),
        adult: form.has("adult"),
      } as const;
      const returnTo = safeReturnTo(text("returnTo"));
      return answerOutcome(await register(context, input, { values, returnTo }));
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
