import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { HelpCenter } from "./help-center.tsx";
import { legalLanguages, loadHelp } from "./help-query.server.ts";

/** Without header and footer: apps show this page in a frame of their own. */
export const handle: PageHandle = { chrome: "page", cachedParams: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** R11: help without header. */
export async function loader({ context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "help.title"),
    help: await loadHelp(context),
    legal: legalLanguages(context),
  };
}

export default function PlainHelp() {
  const { help, legal } = useLoaderData<typeof loader>();
  return <HelpCenter help={help} legal={legal} />;
}
