import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { HelpCenter } from "./help-center.tsx";
import { loadHelp } from "./help-query.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** R10, R55: the help center; anchors are hashes (A24). */
export async function loader({ context }: LoaderFunctionArgs) {
  return { title: pageTitle(context, "help.title"), help: await loadHelp(context) };
}

export default function Help() {
  const { help } = useLoaderData<typeof loader>();
  return <HelpCenter help={help} />;
}
