import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { hasPage } from "~/components/shell/load-shell.server.ts";
import { graphql } from "~/graphql/generated";

const ShellVendors = graphql(`
  query ShellVendors {
    categories {
      type
      path
      vendors {
        code
        name
        logo
      }
    }
  }
`);

/** The vendors behind the drop menus and in the footer (U15, U19), by their category's path, as JSON. */
export async function loader({ context: { gateway, brand } }: LoaderFunctionArgs) {
  const { data } = await gateway.execute(ShellVendors, {});
  if (!data?.categories) return new Response(null, { status: 503 });
  const shown = data.categories.filter((category) => hasPage(brand, category));
  return Response.json(Object.fromEntries(shown.map(({ path, vendors }) => [path, vendors])));
}
