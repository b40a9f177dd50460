import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";

const Popups = graphql(`
  query Popups {
    announcements {
      popups {
        id
        title
        content
        promotionType
        publishedAt
      }
    }
  }
`);

/**
 * The popup's announcements for whoever is asking, as JSON (M1, S19): a page that shows no popup does
 * not carry them, and asking this way needs no GraphQL client. None when they can't be had.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.gateway.execute(Popups, {});
  return Response.json(data?.announcements?.popups ?? []);
}
