import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountGames } from "./account-games.tsx";
import { loadAccountGames } from "./load-account-games.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R15; guests are redirected to the login and return afterwards. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadAccountGames("recent", request, context);

export default function Recent() {
  return <AccountGames kind="recent" found={useLoaderData<typeof loader>()} />;
}
