import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { HelpCenter } from "./help-center.tsx";
import { legalLanguages, loadHelp } from "./help-query.server.ts";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/** R10, R55: the help center; anchors are hashes (A24). */
export async function loader({ context }: LoaderFunctionArgs) {
  const help = await loadHelp(context);
  const head = pageHead(context, {
    title: pageTitle(context, "help.title"),
    path: "/help",
    description: message(context, "outside.help"),
    trail: [{ name: message(context, "help.title"), path: "/help" }],
    listed: "data" in help,
  });
  return { head, help, legal: legalLanguages(context) };
}

export default function Help() {
  const { help, legal } = useLoaderData<typeof loader>();
  return <HelpCenter help={help} legal={legal} />;
}
