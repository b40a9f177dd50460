import "~/i18n/session-texts.ts";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { once, readForm } from "~/forms/form-fields.ts";
import { ProblemNote } from "~/forms/problem-note.tsx";
import { answerOutcome } from "~/forms/refusal.server.ts";
import { StepDialog } from "~/forms/step-dialog.tsx";
import { StepLink } from "~/forms/step-link.tsx";
import { SubmitButton } from "~/forms/submit-button.tsx";
import { useStep } from "~/forms/use-step.ts";
import { graphql } from "~/graphql/generated";
import { timeOfDay } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { message } from "~/i18n/page-title.server.ts";
import { safeReturnTo, withReturnTo } from "~/session/return-to.ts";
import { confirmLogin } from "./confirm.server.ts";
import { ConfirmFields } from "./confirm-fields.tsx";
import { methodOf } from "./methods.ts";

const ConfirmPage = graphql(`
  query ConfirmPage {
    pendingLogin {
      methods
      expiresAt
    }
    system {
      customerService {
        name
        url
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * M18: the second step of a login from a new place (S14, A54).
 * @throws Response a redirect to the login when none waits, or no more
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
  const { data } = await context.gateway.execute(ConfirmPage, {});
  const waiting = data?.pendingLogin;
  if (!waiting) throw redirect(withReturnTo("/login?notice=over", returnTo));
  const { methods, expiresAt } = waiting;
  return {
    title: message(context, "session.confirmTitle"),
    returnTo,
    methods,
    expiresAt,
    contacts: data.system.customerService,
  };
}

const fields = { method: once, code: once, returnTo: once };

/** Takes `method`, `code` and `returnTo`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { method, code, returnTo } = readForm(await request.formData(), fields).input;
  const typed = { method: methodOf(method), code };
  return answerOutcome(await confirmLogin(context, typed, safeReturnTo(returnTo)));
}

export default function ConfirmLoginPage() {
  const { t, date } = useI18n();
  const { methods, expiresAt, returnTo, contacts } = useLoaderData<typeof loader>();
  const { form, outcome, problem, pending } = useStep("code");
  const time = date(expiresAt, timeOfDay);
  return (
    <StepDialog title={t("session.confirmTitle")}>
      <p className="mb-5 text-sm text-quiet">{t("session.confirmText")}</p>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        <ProblemNote problem={problem} contacts={contacts} />
        <ConfirmFields methods={methods} outcome={outcome} />
        <p className="figures text-sm text-quiet">{t("session.confirmUntil", { time })}</p>
        <SubmitButton
          intent="confirm"
          text={t("session.confirmSend")}
          busyText={t("session.confirming")}
          pending={pending}
        />
      </Form>
      <p className="mt-4">
        <StepLink to={withReturnTo("/login", returnTo)} text={t("session.startAgain")} />
      </p>
    </StepDialog>
  );
}
