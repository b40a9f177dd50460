import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Hammer from "lucide-react/icons/hammer";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { requireMember, requireViewer } from "~/session/guards.server.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { soonPageAt } from "./pages.ts";

export const handle: PageHandle = {
  needsPlace: (path) => soonPageAt(path)?.needsPlace ?? "nothing",
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

const guards = { accounts: requireViewer, members: requireMember };

/**
 * A page of the specification that is not built yet (`pages.ts`).
 * @throws Response 404 for a path that the list does not have; a redirect for whom it is not for.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = soonPageAt(new URL(request.url).pathname.replace(/\.data$/, ""));
  if (!page) throw new Response(null, { status: 404 });
  if (page.only) await guards[page.only](request, context);
  return { titleKey: page.titleKey, title: pageTitle(context, page.titleKey) };
}

/** Says honestly that the page is not there yet, and where to go instead. */
export default function OpeningSoon() {
  const { t } = useI18n();
  const { titleKey } = useLoaderData<typeof loader>();
  const { contacts } = useShell();
  return (
    <div className="shell-width grid min-h-[55vh] place-content-center justify-items-center py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-raised text-accent">
        <Hammer className="size-7" aria-hidden="true" />
      </span>
      <p className="mt-6 text-xs font-semibold text-accent">{t("shell.soonLabel")}</p>
      <h1 className="mt-1 max-w-xl text-3xl font-bold tracking-tight text-balance">
        {t("shell.soonTitle", { page: t(titleKey) })}
      </h1>
      <p className="mt-3 max-w-md text-quiet text-pretty">{t("shell.soonText")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" prefetch="intent">
          {t("shell.soonHome")}
        </ButtonLink>
        {contacts[0] ? (
          <ButtonAnchor href={contacts[0].url} rel="noreferrer" tone="quiet">
            {t("shell.soonSupport")}
          </ButtonAnchor>
        ) : null}
      </div>
    </div>
  );
}
