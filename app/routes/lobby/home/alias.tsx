import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";

/** R2–R4: other addresses of the home page, with a canonical link to the one (A23). */
export function loader({ request }: LoaderFunctionArgs) {
  return { canonical: new URL("/", request.url).href };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...(matches.find(({ id }) => id === "home")?.meta ?? []),
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

export default function HomeAlias() {
  return null;
}
