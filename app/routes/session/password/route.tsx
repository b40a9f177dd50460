import "~/i18n/form-texts.ts";
import "~/i18n/session-texts.ts";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { changePassword } from "~/components/sign-in/change-password.server.ts";
import { LogoutForm } from "~/components/sign-in/logout-form.tsx";
import { once, readForm, secret, secretOrNull } from "~/forms/form-fields.ts";
import { formRules, newPassword } from "~/forms/form-rules.server.ts";
import { NewPasswordFields } from "~/forms/new-password-fields.tsx";
import { PasswordField } from "~/forms/password-field.tsx";
import { ProblemNote } from "~/forms/problem-note.tsx";
import { answerOutcome } from "~/forms/refusal.server.ts";
import { errorIn } from "~/forms/refusal.ts";
import { ruleHints } from "~/forms/rule-hint.ts";
import { StepDialog } from "~/forms/step-dialog.tsx";
import { SubmitButton } from "~/forms/submit-button.tsx";
import { useFormRules } from "~/forms/use-form-rules.ts";
import { useStep } from "~/forms/use-step.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { message } from "~/i18n/page-title.server.ts";
import { loginPath, safeReturnTo, withReturnTo } from "~/session/return-to.ts";

const PasswordPage = graphql(`
  query PasswordPage {
    viewer {
      account
      passwordChangeRequired
      oldPasswordKnown
    }
    system {
      customerService {
        name
        url
      }
      registrationRules {
        field
        pattern
        patternId
        minLength
        maxLength
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * M6: who signed in with the default password or an expired one changes it here (S11, A14).
 * @throws Response a redirect: guests to the login, everybody else who need not change it back
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
  const { data } = await context.gateway.execute(PasswordPage, {});
  const viewer = data?.viewer;
  if (!viewer) throw redirect(loginPath(returnTo));
  if (!viewer.passwordChangeRequired) throw redirect(returnTo);
  const rules = data?.system.registrationRules;
  const rule = rules?.find(({ field }) => field === "password");
  return {
    title: message(context, "session.changeTitle"),
    returnTo,
    account: viewer.account,
    oldPasswordKnown: viewer.oldPasswordKnown,
    // A47: without the rules there is no form that could be right.
    hints: rules ? ruleHints(rule, context.brand.patternMessages) : null,
    rules: formRules(
      rules,
      viewer.oldPasswordKnown ? newPassword : { oldPassword: { like: "" }, ...newPassword },
      context.brand.patternMessages,
    ),
    contacts: data?.system.customerService ?? context.brand.customerService,
  };
}

const fields = {
  oldPassword: secretOrNull,
  newPassword: secret,
  confirmPassword: secret,
  returnTo: once,
};

/** Takes `oldPassword` (where it was asked), `newPassword`, `confirmPassword` and `returnTo`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, ...input } = readForm(await request.formData(), fields).input;
  return answerOutcome(await changePassword(context, input, safeReturnTo(returnTo)));
}

export default function ChangePasswordPage() {
  const { t } = useI18n();
  const { account, contacts, hints, rules, oldPasswordKnown, returnTo } =
    useLoaderData<typeof loader>();
  const step = useStep(oldPasswordKnown ? "newPassword" : "oldPassword");
  const { form, pending } = step;
  const { problem, listeners } = useFormRules(rules, step.problem);
  return (
    <StepDialog title={t("session.changeTitle")}>
      <p className="mb-5 text-sm text-quiet">{t("session.passwordText")}</p>
      {hints ? (
        <Form ref={form} method="post" noValidate className="grid gap-4" {...listeners}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <ProblemNote problem={problem} contacts={contacts} />
          <p className="font-semibold">{t("session.changeText", { account })}</p>
          {/* Lets a password manager know whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={account} />
          {oldPasswordKnown ? null : (
            <PasswordField
              id="change-old"
              name="oldPassword"
              label={t("session.oldPassword")}
              autoComplete="current-password"
              first
              error={errorIn(problem, "oldPassword")}
            />
          )}
          <NewPasswordFields of="change" hints={hints} problem={problem} first={oldPasswordKnown} />
          <SubmitButton
            intent="change"
            text={t("session.change")}
            busyText={t("session.changing")}
            pending={pending}
          />
        </Form>
      ) : (
        <div role="alert">
          <p>{t("session.rulesMissing")}</p>
          <Link
            to={withReturnTo("/login/password", returnTo)}
            reloadDocument
            className="finger mt-2 inline-block font-semibold text-accent underline"
          >
            {t("forms.retry")}
          </Link>
        </div>
      )}
      <div className="mt-4 grid">
        <LogoutForm from={returnTo} quiet />
      </div>
    </StepDialog>
  );
}
