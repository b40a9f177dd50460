import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConfirmForm } from "~/components/sign-in/confirm-form.tsx";
import { loadStep } from "~/components/sign-in/load-step.server.ts";
import { methodOf } from "~/components/sign-in/methods.ts";
import { revalidateOnlyAt } from "~/forms/answers/revalidate-page.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { once, readForm, tick } from "~/forms/rules/form-fields.ts";
import { StepDialog } from "~/forms/steps/step-dialog.tsx";
import { StepLink } from "~/forms/steps/step-link.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo, withReturnTo } from "~/session/guards/return-to.ts";
import { confirmLogin } from "./confirm.server.ts";

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
  const { data, facts } = await loadStep(request, context, ConfirmPage, "session.confirmTitle");
  const waiting = data?.pendingLogin;
  if (!waiting) {
    const notice = context.storesCookies ? "over" : "cookies";
    throw redirect(withReturnTo(`/login?notice=${notice}`, facts.returnTo));
  }
  const { methods, expiresAt } = waiting;
  return { ...facts, methods, expiresAt };
}

export const shouldRevalidate = revalidateOnlyAt("/login/confirm");

const fields = { method: once, code: once, returnTo: once, stays: tick };

/** Takes `method`, `code` and `returnTo`; `stays` over a page that is not left for it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { method, code, returnTo, stays } = readForm(await request.formData(), fields).input;
  const typed = { method: methodOf(method), code };
  const attempt = { returnTo: safeReturnTo(returnTo), stays };
  return answerOutcome(await confirmLogin(context, typed, attempt));
}

export default function ConfirmLoginPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  return (
    <StepDialog title={t("session.confirmTitle")}>
      <ConfirmForm found={found} Form={Form} step={useFormStep("code")} />
      <p className="mt-4">
        <StepLink to={withReturnTo("/login", found.returnTo)} text={t("session.startAgain")} />
      </p>
    </StepDialog>
  );
}
