import {
  type ActionFunctionArgs,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { Modal } from "~/components/modal.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { safeReturnTo } from "~/session/return-to.ts";
import { LoginPanel } from "../login-dialog/login-panel.tsx";
import { PasswordNotice } from "../login-dialog/password-notice.tsx";
import { loadLogin } from "./load-login.server.ts";
import { askCaptcha, signIn, startFreePlay } from "./login.server.ts";
import type { LoginOutcome } from "./outcome.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R5: home with the login dialog open. Who is signed in already goes on at once (A20). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await loadLogin(request, context);
  if (found.signedIn && !found.passwordChangeRequired) throw redirect(found.returnTo);
  return found;
}

/**
 * The login form's fields: `username`, `password`, `captcha`, `remember`, `returnTo`; `intent` is
 * `login` when left out, `captcha` for a new picture, `freePlay` for a trial (S6).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const returnTo = safeReturnTo(text("returnTo"));
  const username = text("username").trim();
  switch (text("intent")) {
    case "captcha": {
      const captcha = await askCaptcha(context);
      return answer({ problem: { kind: "none" }, captcha, username } satisfies LoginOutcome);
    }
    case "freePlay":
      return refuse(await startFreePlay(context, returnTo));
    default: {
      const input = {
        username,
        password: text("password"),
        captcha: text("captcha").trim() || null,
        remember: form.has("remember"),
      };
      return refuse(await signIn(context, input, returnTo));
    }
  }
}

/** The status that goes with a refusal; 4xx also keeps the page's loaders from running again. */
function refuse(outcome: LoginOutcome) {
  const { problem } = outcome;
  if (problem.kind !== "throttled") {
    return answer(outcome, { status: problem.kind === "failed" ? 503 : 422 });
  }
  const seconds = String(Math.ceil(problem.retryAfterMs / 1000));
  return answer(outcome, { status: 429, headers: { "Retry-After": seconds } });
}

export default function LoginPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const navigate = useNavigate();
  const title = found.signedIn ? t("session.passwordTitle") : t("session.loginTitle");
  return (
    <Modal
      rendered
      quietTitle={!found.signedIn}
      title={title}
      onClose={() => navigate("/", { preventScrollReset: true })}
      closer={
        <Link
          to="/"
          preventScrollReset
          aria-label={t("session.close")}
          className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-control bg-black/50 text-white transition-colors hover:bg-black/75"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      }
    >
      {found.signedIn ? (
        <PasswordNotice found={found} />
      ) : (
        <LoginPanel found={found} before={outcome} />
      )}
    </Modal>
  );
}
