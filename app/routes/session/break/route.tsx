import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ActionFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { HelpList } from "~/ui/links/help-list.tsx";
import { NoticeText } from "./notice-text.tsx";

/** Open everywhere: a break holds in every country. */
export const handle: PageHandle = { requiresCountry: "nothing", shortFooter: true };

const BreakPage = graphql(`
  query BreakPage {
    breakNotice {
      kind
      until
      canRequestReturn
      openAgainAt
    }
  }
`);

const RequestReturn = graphql(`
  mutation RequestReturn {
    requestReturn {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** G17: what a break means, for who can't sign in; it knows the break for half an hour after a sign-in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.gateway.execute(BreakPage, {});
  return { title: pageTitle(context, "breaks.noneTitle"), notice: data?.breakNotice ?? null };
}

/** Asks to come back after a self-exclusion (G18). */
export async function action({ context }: ActionFunctionArgs) {
  const { data } = await context.gateway.execute(RequestReturn, {});
  const result = data?.requestReturn;
  if (result?.__typename === "RequestReturnSuccess") throw redirect("/break");
  return answerOutcome({ problem: refusalOf(result), values: {} });
}

export default function BreakInfo() {
  const { t } = useI18n();
  const { notice } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { contacts, helpOrganisations } = useShell();
  return (
    <div className="shell-width grid min-h-[50dvh] place-items-center py-12">
      <Card tone="page" className="grid w-full max-w-xl gap-5 p-6">
        <h1 className="text-xl font-bold text-balance">
          {t(notice ? "breaks.title" : "breaks.noneTitle")}
        </h1>
        <FormErrorSummary fields={[]} problem={outcome?.problem} contacts={contacts} />
        <NoticeText notice={notice} />
        {notice?.canRequestReturn ? (
          <Form method="post">
            <Button type="submit" size="form">
              {t("breaks.askButton")}
            </Button>
          </Form>
        ) : null}
        <p className="text-sm text-quiet text-pretty">
          {t("breaks.what.bets")} {t("breaks.what.money")}
        </p>
        {contacts.length > 0 ? (
          <section>
            <h2 className="mb-2 font-bold">{t("breaks.service")}</h2>
            <ContactLinks contacts={contacts} />
          </section>
        ) : null}
        <HelpList title={t("shell.helpOrganisations")} organisations={helpOrganisations} />
      </Card>
    </div>
  );
}
