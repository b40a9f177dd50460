import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { Contacts } from "~/components/sign-in/contacts.tsx";
import { loadLogin } from "~/components/sign-in/load-login.server.ts";
import { signIn } from "~/components/sign-in/login.server.ts";
import { LoginForm } from "~/components/sign-in/login-form.tsx";
import { answerOutcome } from "~/forms/answer-outcome.server.ts";
import { askCaptcha } from "~/forms/captcha.server.ts";
import { formTexts } from "~/forms/form-texts.ts";
import type { LoginOutcome } from "~/forms/outcome.ts";
import { StepLink } from "~/forms/step-link.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { readViewer } from "~/session/guards.server.ts";
import { safeReturnTo, withReturnTo } from "~/session/return-to.ts";

/** Where agents go when they came for no page in particular (S12). */
const center = "/agentHome";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * R7, U33: the login of the agents' site. `?notice=agents-only` says why a member is here (A22, E19).
 * @throws Response a redirect of agents to where they wanted to go
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const returnTo = safeReturnTo(query.get("returnTo"), center);
  const viewer = await readViewer(context);
  if (viewer?.role === "AGENT" && !context.notLetIn) throw redirect(returnTo);
  const found = await loadLogin(request, context);
  return {
    ...found,
    title: pageTitle(context, "agent.loginTitle"),
    returnTo,
    agentsOnly: query.get("notice") === "agents-only",
  };
}

/**
 * The form has `username`, `password`, `captcha`, `humanVerification`, `remember` and `returnTo`;
 * `intent` is `captcha` for a new picture. Whoever is no agent is refused (A105, P12).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = formTexts(form);
  const username = text("username").trim();
  if (text("intent") === "captcha") {
    const captcha = await askCaptcha(context);
    const values = { username };
    return answerOutcome({ problem: { kind: "none" }, captcha, values, sent: null });
  }
  const input = {
    username,
    password: text("password"),
    captcha: text("captcha").trim() || null,
    humanVerification: text("humanVerification") || null,
    remember: form.has("remember"),
    idempotencyKey: text("key") || null,
    site: "AGENT",
  } as const;
  return answerOutcome(await signIn(context, input, safeReturnTo(text("returnTo"), center)));
}

export default function AgentLogin() {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const found = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const fetcher = useFetcher<LoginOutcome>({ key: "login-agent" });
  const intent = fetcher.formData?.get("intent");
  const pending = fetcher.state === "idle" ? null : typeof intent === "string" ? intent : "leaving";
  return (
    <div className="shell-width grid min-h-[60dvh] place-items-center py-10">
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
        <h1 className="text-2xl font-bold tracking-tight">{t("agent.loginTitle")}</h1>
        <p className="mt-1 mb-5 text-sm text-quiet">{t("agent.loginLead")}</p>
        {found.agentsOnly ? (
          <p role="status" className="mb-5 rounded-control bg-raised p-3 text-sm">
            {t("agent.agentsOnly")}
            {viewer ? ` ${t("agent.signedInAs", { account: viewer.account })}` : null}
          </p>
        ) : null}
        <LoginForm
          fetcher={fetcher}
          found={found}
          outcome={fetcher.data ?? before}
          pending={pending}
          action={withReturnTo("/agent", found.returnTo)}
        />
        <p className="mt-3">
          <StepLink to={withReturnTo("/login/forgot", found.returnTo)} text={t("session.forgot")} />
        </p>
        <div className="mt-5 border-t border-line pt-4 text-sm text-quiet">
          <p>{t("agent.become")}</p>
          <Contacts contacts={contacts} />
          <p className="mt-3">
            <Link to="/" className="inline-block min-h-6 font-semibold text-accent hover:underline">
              {t("agent.toGames")}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
