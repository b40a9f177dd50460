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
 * The QR code of one of the operator's app links, by its label (U20). It is a picture of its own, so that it is
 * drawn only when it is shown. It accepts no other address, because a QR code of this portal vouches for its
 * target.
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
