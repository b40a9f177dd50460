import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sendCode } from "~/forms/codes/send-code.server.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { line, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { StepDialog } from "~/forms/steps/step-dialog.tsx";
import { StepLink } from "~/forms/steps/step-link.tsx";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo, withReturnTo } from "~/session/guards/return-to.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { requestPasswordMail, resetPassword } from "./forgot.server.ts";
import { type ForgotWay, loadForgot } from "./load-forgot.server.ts";
import { MailForm } from "./mail-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** M7, A53: `?by=mail` or `?by=phone`; without either method, customer service alone. */
export const loader = ({ request, context }: LoaderFunctionArgs) => loadForgot(request, context);

const mailFields = { username: line, email: line };
const numberFields = { mobile: line, dialingCode: line };
const resetFields = {
  verificationCode: once,
  newPassword: secret,
  confirmPassword: secret,
  returnTo: once,
};

/**
 * By mail: `username`, `email`. By phone: `mobile`, `dialingCode`, `verificationCode`, `newPassword`,
 * `confirmPassword`. `intent` is `mail`, `sendCode`, or `reset`.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { input: number, values, intent } = readForm(form, numberFields);
  switch (intent) {
    case "sendCode": {
      const wanted = { ...number, purpose: "PASSWORD_RESET", values } as const;
      return answerOutcome(await sendCode(context, wanted));
    }
    case "reset": {
      const { returnTo, ...typed } = readForm(form, resetFields).input;
      const attempt = { values, returnTo: safeReturnTo(returnTo) };
      const input = { ...typed, mobile: number.mobile };
      return answerOutcome(await resetPassword(context, input, attempt));
    }
    default:
      return answerOutcome(await requestPasswordMail(context, readForm(form, mailFields).input));
  }
}

const wayNames: Readonly<Record<ForgotWay, KeyIn<"session">>> = {
  mail: "session.forgotByMail",
  phone: "session.forgotByPhone",
};

export default function ForgotPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  const { ways, way, returnTo, contacts } = found;
  return (
    <StepDialog title={t("session.forgotTitle")}>
      {way && ways.length > 1 ? (
        <div className="mb-5">
          <Tabs
            label={t("session.forgotWays")}
            now={way}
            tabs={ways.map((name) => ({
              name,
              text: t(wayNames[name] satisfies KeyIn<"session">),
              to: withReturnTo(`/login/forgot?by=${name}`, returnTo),
            }))}
          />
        </div>
      ) : null}
      {way === "mail" ? <MailForm key="mail" found={found} /> : null}
      {way === "phone" ? <PhoneForm key="phone" found={found} /> : null}
      <div className="mt-5 border-t border-line pt-4 text-sm text-quiet">
        <p>{t(way ? "session.forgotHelp" : "session.forgotText")}</p>
        <ContactLinks contacts={contacts} />
      </div>
      <p className="mt-4">
        <StepLink to={withReturnTo("/login", returnTo)} text={t("session.backToLogin")} />
      </p>
    </StepDialog>
  );
}
