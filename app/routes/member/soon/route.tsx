import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Hammer from "lucide-react/icons/hammer";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { memberPageAt } from "~/routes/member/pages.ts";
import { requireMember } from "~/session/guards.server.ts";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { PageHead } from "~/ui/page-head.tsx";

export const handle: PageHandle = {
  needsPlace: (path) => (memberPageAt(path)?.group === "money" ? "page" : "nothing"),
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * A page of the member center that opens with a later issue (`pages.ts`).
 * @throws Response 404 for a path that is none; a redirect of whoever is no member (A21)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const page = memberPageAt(new URL(request.url).pathname);
  if (!page || page.built) throw new Response(null, { status: 404 });
  return { pageKey: page.key, title: pageTitle(context, `member.pages.${page.key}`) };
}

export default function MemberPageSoon() {
  const { t } = useI18n();
  const { pageKey } = useLoaderData<typeof loader>();
  const name = t(`member.pages.${pageKey}`);
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
