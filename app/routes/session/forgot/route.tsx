import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Contacts } from "~/components/sign-in/contacts.tsx";
import { answerOutcome } from "~/forms/answer-outcome.server.ts";
import { formTexts } from "~/forms/form-texts.ts";
import { sendCode } from "~/forms/send-code.server.ts";
import { StepDialog } from "~/forms/step-dialog.tsx";
import { StepLink } from "~/forms/step-link.tsx";
import { type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo, withReturnTo } from "~/session/return-to.ts";
import { Tabs } from "~/ui/tabs.tsx";
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

/**
 * By mail: `username`, `email`. By phone: `mobile`, `dialingCode`, `verificationCode`, `newPassword`,
 * `confirmPassword`. `intent` is `mail`, `sendCode`, or `reset`.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const text = formTexts(await request.formData());
  const [mobile, dialingCode] = [text("mobile").trim(), text("dialingCode")];
  const values = { mobile, dialingCode };
  switch (text("intent")) {
    case "sendCode": {
      const wanted = { purpose: "PASSWORD_RESET", mobile, dialingCode, values } as const;
      return answerOutcome(await sendCode(context, wanted));
    }
    case "reset": {
      const input = {
        mobile,
        verificationCode: text("verificationCode").trim(),
        newPassword: text("newPassword"),
        confirmPassword: text("confirmPassword"),
      };
      const returnTo = safeReturnTo(text("returnTo"));
      return answerOutcome(await resetPassword(context, input, { values, returnTo }));
    }
    default: {
      const input = { username: text("username").trim(), email: text("email").trim() };
      return answerOutcome(await requestPasswordMail(context, input));
    }
  }
}

const wayNames: Readonly<Record<ForgotWay, MessageKey>> = {
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
              text: t(wayNames[name]),
              to: withReturnTo(`/login/forgot?by=${name}`, returnTo),
            }))}
          />
        </div>
      ) : null}
      {way === "mail" ? <MailForm key="mail" found={found} /> : null}
      {way === "phone" ? <PhoneForm key="phone" found={found} /> : null}
      <div className="mt-5 border-t border-line pt-4 text-sm text-quiet">
        <p>{t(way ? "session.forgotHelp" : "session.forgotText")}</p>
        <Contacts contacts={contacts} />
      </div>
      <p className="mt-4">
        <StepLink to={withReturnTo("/login", returnTo)} text={t("session.backToLogin")} />
      </p>
    </StepDialog>
  );
}
