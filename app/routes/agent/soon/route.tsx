import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Hammer from "lucide-react/icons/hammer";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { agentPageAt, agentPageBySpecName } from "~/routes/agent/pages.ts";
import { requireAgent } from "~/session/guards.server.ts";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { PageHead } from "~/ui/page-head.tsx";

export const handle: PageHandle = { needsPlace: "nothing" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * Addresses below `/agentHome` that no page has: the specification's own names lead to their pages (A100),
 * and a page that is being built says so.
 * @throws Response a redirect; 404 for a path that is none
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAgent(request, context);
  const { pathname, search } = new URL(request.url);
  const named = agentPageBySpecName(params["*"] ?? null);
  if (named) throw redirect(named.path + search, 301);
  const page = agentPageAt(pathname);
  if (!page || page.built) throw new Response(null, { status: 404 });
  return { pageKey: page.key, title: pageTitle(context, `agentCenter.shell.pages.${page.key}`) };
}

export default function AgentPageSoon() {
  const { t } = useI18n();
  const { pageKey } = useLoaderData<typeof loader>();
  const name = t(`agentCenter.shell.pages.${pageKey}`);
  return (
    <>
      <PageHead title={name} />
      <EmptyBlock
        icon={<Hammer className="size-7" aria-hidden="true" />}
        title={t("shell.soonTitle", { page: name })}
        text={t("shell.soonText")}
      />
    </>
  );
}
