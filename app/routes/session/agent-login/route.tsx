import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { loadLogin } from "~/components/sign-in/login/load-login.server.ts";
import { loginFormValues, signIn } from "~/components/sign-in/login/login.server.ts";
import { LoginForm } from "~/components/sign-in/login/login-form.tsx";
import { SignInNotice } from "~/components/sign-in/sign-in-notice.tsx";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { answerWithCaptcha } from "~/forms/codes/captcha.server.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { line, onceOrNull, readForm, secret, tick } from "~/forms/rules/form-fields.ts";
import { StepLink } from "~/forms/steps/step-link.tsx";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { readViewer } from "~/session/guards/guards.server.ts";
import { returnToOf, safeReturnTo, withReturnTo } from "~/session/guards/return-to.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";

/** Where agents go when they came for no page in particular (S12). */
const center = "/agentHome";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * R7, U33: the login of the agents' site. `?notice=agents-only` explains to members why they are here (A22, E19).
 * @throws Response a redirect of agents to the page that they requested
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const returnTo = returnToOf(request, center);
  const viewer = await readViewer(context);
  if (viewer?.role === "AGENT" && !context.accessDenied) throw redirect(returnTo);
  const found = await loadLogin(request, context);
  return {
    ...found,
    title: pageTitle(context, "agent.loginTitle"),
    returnTo,
    agentsOnly: query.get("notice") === "agents-only",
  };
}

const fields = {
  username: line,
  password: secret,
  remember: tick,
  captcha: onceOrNull,
  humanVerification: onceOrNull,
  key: onceOrNull,
  returnTo: onceOrNull,
};

/**
 * The form has `username`, `password`, `captcha`, `humanVerification`, `remember` and `returnTo`; `intent` is
 * `captcha` for a new picture. Accounts that are no agents are refused (A105, P12).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input, intent } = readForm(await request.formData(), fields);
  if (intent === "captcha") return answerWithCaptcha(context, loginFormValues(input));
  const { returnTo, key, ...typed } = input;
  const attempt = {
    values: loginFormValues({ username: typed.username, remember: typed.remember }),
    returnTo: safeReturnTo(returnTo, center, new URL(request.url).origin),
  };
  const agent = { ...typed, idempotencyKey: key, site: "AGENT" } as const;
  return answerOutcome(await signIn(context, agent, attempt));
}

export default function AgentLogin() {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const found = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const { fetcher, outcome, pending } = useFetcherFormStep("login-agent", before);
  return (
    <div className="shell-width grid min-h-[60dvh] place-items-center py-10">
      <Card tone="page" className="w-full max-w-md p-5 sm:p-7">
        <h1 className="text-2xl font-bold tracking-tight">{t("agent.loginTitle")}</h1>
        <p className="mt-1 mb-5 text-sm text-quiet">{t("agent.loginLead")}</p>
        {found.agentsOnly ? (
          <SignInNotice answered={before !== undefined}>
            {t("agent.agentsOnly")}
            {viewer ? <span> {t("agent.signedInAs", { account: viewer.account })}</span> : null}
          </SignInNotice>
        ) : found.noticeKey ? (
          <SignInNotice answered={before !== undefined}>
            {t(found.noticeKey satisfies KeyIn<"session">)}
          </SignInNotice>
        ) : null}
        <LoginForm
          fetcher={fetcher}
          found={found}
          outcome={outcome}
          pending={pending}
          action={withReturnTo("/agent", found.returnTo)}
        />
        <p className="mt-3">
          <StepLink to={withReturnTo("/login/forgot", found.returnTo)} text={t("session.forgot")} />
        </p>
        <div className="mt-5 border-t border-line pt-4 text-sm text-quiet">
          <p>{t("agent.become")}</p>
          <ContactLinks contacts={contacts} />
          <p className="mt-3">
            <Link to="/" className="inline-block min-h-6 font-semibold text-accent hover:underline">
              {t("agent.toGames")}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}
