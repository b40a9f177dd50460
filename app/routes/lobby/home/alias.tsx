import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";

const MainOrigin = graphql(`
  query MainOrigin {
    system {
      mainOrigin
    }
  }
`);

/**
 * R2–R4: other addresses of the home page, with a canonical link to the one (A23), at the operator's main address
 * where the platform names it (D-23). In development every page is at home where it is.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = context.development ? null : await context.gateway.execute(MainOrigin, {});
  const origin = answer?.data?.system.mainOrigin ?? request.url;
  return { canonical: new URL("/", origin).href };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...(matches.find(({ id }) => id === "home")?.meta ?? []),
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

export default function HomeAlias() {
  return null;
}
