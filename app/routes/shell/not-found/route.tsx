import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { pageTitle } from "~/components/page-title.server.ts";
import { NotFoundPage } from "./not-found-page.tsx";

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
