import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { NotFoundPage } from "~/components/errors/not-found-page.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { pageTitle } from "~/i18n/page-title.server.ts";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

/** R56: an unknown address, with its real status. */
export function loader({ context }: LoaderFunctionArgs) {
  return data({ title: pageTitle(context, "errors.notFoundTitle") }, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
