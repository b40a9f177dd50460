import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChangeForm, firstOf } from "~/components/sign-in/change-form.tsx";
import { changePassword } from "~/components/sign-in/change-password.server.ts";
import { loadStep } from "~/components/sign-in/load-step.server.ts";
import { LogoutForm } from "~/components/sign-in/logout/logout-form.tsx";
import { revalidateOnlyAt } from "~/forms/answers/revalidate-page.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { once, readForm, secret, secretOrNull, tick } from "~/forms/rules/form-fields.ts";
import { formRules, newPassword } from "~/forms/rules/form-rules.server.ts";
import { ruleHints } from "~/forms/rules/rule-hint.ts";
import { StepDialog } from "~/forms/steps/step-dialog.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { loginPath, safeReturnTo } from "~/session/guards/return-to.ts";

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
 * M6: an account with the default or an expired password changes it here after the login (S11, A14).
 * @throws Response a redirect: guests to the login, accounts that need no change to the page they came from
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data, facts } = await loadStep(request, context, PasswordPage, "session.changeTitle");
  const viewer = data?.viewer;
  if (!viewer) throw redirect(loginPath(facts.returnTo));
  if (!viewer.passwordChangeRequired) throw redirect(facts.returnTo);
  const rules = data?.system.registrationRules;
  const rule = rules?.find(({ field }) => field === "password");
  return {
    ...facts,
    account: viewer.account,
    oldPasswordKnown: viewer.oldPasswordKnown,
    // A47: without the rules there is no form that could be right.
    hints: rules ? ruleHints(rule, context.brand.patternMessages) : null,
    rules: formRules(
      rules,
      viewer.oldPasswordKnown ? newPassword : { oldPassword: { like: "" }, ...newPassword },
      context.brand.patternMessages,
    ),
  };
}

export const shouldRevalidate = revalidateOnlyAt("/login/password");

const fields = {
  oldPassword: secretOrNull,
  newPassword: secret,
  confirmPassword: secret,
  returnTo: once,
  stays: tick,
};

/**
 * Fields: `oldPassword` (if it was requested), `newPassword`, `confirmPassword` and `returnTo`; `stays` when the
 * form is above another page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, stays, ...input } = readForm(await request.formData(), fields).input;
  return answerOutcome(await changePassword(context, input, safeReturnTo(returnTo), stays));
}

export default function ChangePasswordPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  return (
    <StepDialog title={t("session.changeTitle")}>
      <ChangeForm found={found} Form={Form} step={useFormStep(firstOf(found))} />
      <div className="mt-4 grid">
        <LogoutForm from={found.returnTo} quiet />
      </div>
    </StepDialog>
  );
}
