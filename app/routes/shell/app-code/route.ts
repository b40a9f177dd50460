import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { qrFile, qrRows } from "~/components/shell/contacts/qr-rows.server.ts";
import { graphql } from "~/graphql/generated";

const AppLinks = graphql(`
  query AppLinks {
    system {
      resources {
        kind
        label
        url
      }
    }
  }
`);

/**
 * The QR code of one of the operator's app links, by its label (U20): a picture, so that it is drawn for
 * whoever looks at it and not into every page. Of no other address: a code of ours vouches for where it leads.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { data } = await context.gateway.execute(AppLinks, {});
  if (!data?.system) return new Response(null, { status: 503 });
  const app = data.system.resources.find(
    ({ kind, label }) => kind === "APP" && label === params.label,
  );
  if (!app) return new Response(null, { status: 404 });
  return new Response(qrFile(qrRows(app.url)), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=300" },
  });
}
