import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountGames } from "./account-games.tsx";
import { loadAccountGames } from "./load-account-games.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R14; guests are redirected to the login and return afterwards. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadAccountGames("favorites", request, context);

export default function Favorite() {
  return <AccountGames kind="favorites" found={useLoaderData<typeof loader>()} />;
}
