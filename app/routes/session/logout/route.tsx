import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { LogoutForm } from "~/components/sign-in/logout/logout-form.tsx";
import { onceOrNull, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import { returnToOf, safeReturnTo } from "~/session/guards/return-to.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

export const handle: PageHandle = { requiresCountry: "nothing" };

const Logout = graphql(`
  mutation Logout {
    logout {
      landing
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { brand, language } = context;
  return {
    title: text(messagesOf(language), language, "shell.logoutTitle", { brand: brand.name }),
    returnTo: returnToOf(request),
  };
}

/**
 * Ends the session here and at the platform (S8), and loads the start page as a new document, so that no data stays
 * in the browser. The form has `from`, the page of the button: from the agent center it leads to the agents' login,
 * whichever login was used (S9).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input } = readForm(await request.formData(), { from: onceOrNull });
  const { data } = await context.gateway.execute(Logout, {});
  const landing = /^\/agentHome\b/i.test(input.from ?? "") ? "/agent" : data?.logout.landing;
  return redirectDocument(safeReturnTo(landing));
}

/** The confirmation as a page (M14), for where the dialog can't open. */
export default function LogoutPage() {
  const { t } = useI18n();
  const { returnTo } = useLoaderData<typeof loader>();
  return (
    <div className="shell-width grid min-h-[50dvh] place-items-center py-12">
      <Card tone="page" className="w-full max-w-sm p-6">
        <h1 className="mb-2 text-xl font-bold text-balance">{t("shell.logoutTitle")}</h1>
        <p className="mb-5 text-quiet">{t("shell.logoutText")}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          <LogoutForm from={returnTo} />
          <ButtonLink to={returnTo} tone="quiet" size="large">
            {t("session.logoutCancel")}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
