import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CountingButtons } from "~/components/counting/counting-buttons.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { countingLines } from "~/session/cookies/counting-choice.ts";
import { pageOfForm } from "~/session/guards/return-to.ts";
import { Card } from "~/ui/layout/card.tsx";

/** The form may be sent from any site, because it affects only the visitor's own browser. */
export const handle: PageHandle = { requiresCountry: "nothing" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** A93: what is kept in the browser, and the visitor's say in it. */
export function loader({ context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "outside.title"),
    counting: context.analytics?.counting ?? ("none" as const),
  };
}

/**
 * Stores the choice. Fields: `counting`, "yes" or "no", and `returnTo`; other values change nothing. The response
 * loads the whole document, because its headers depend on the choice.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = form.get("counting");
  if (answer === "yes" || answer === "no") {
    for (const line of countingLines(answer, request.headers.get("cookie"))) {
      context.answerHeaders.append("Set-Cookie", line);
    }
  }
  return redirectDocument(pageOfForm(form.get("returnTo")));
}

export default function Cookies() {
  const { t } = useI18n();
  const { counting } = useLoaderData<typeof loader>();
  const open = counting !== "none" && counting !== "barred";
  return (
    <div className="shell-width max-w-3xl py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("outside.title")}</h1>
      <p className="mt-2 text-quiet">{t("outside.lead")}</p>
      <div className="mt-8 grid gap-5">
        <Card as="section" pad="roomy">
          <h2 className="text-xl font-bold">{t("outside.neededTitle")}</h2>
          <p className="mt-2 text-quiet text-pretty">{t("outside.neededText")}</p>
        </Card>
        <Card as="section" pad="roomy">
          <h2 className="text-xl font-bold">{t("outside.countingTitle")}</h2>
          <p className="mt-2 text-quiet text-pretty">{t("outside.countingText")}</p>
          <p className="mt-4 font-semibold">{t(`outside.${counting}`)}</p>
          {open ? (
            <>
              <CountingButtons
                allow={t("outside.allow")}
                deny={t("outside.deny")}
                returnTo="/cookies"
                className="mt-4 grid max-w-sm grid-cols-2 gap-3"
              />
              <p className="mt-4 text-sm text-quiet">{t("outside.kept")}</p>
            </>
          ) : null}
        </Card>
      </div>
    </div>
  );
}
