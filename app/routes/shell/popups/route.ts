import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { PopupNews } from "~/components/dialogs/announcement.ts";
import { graphql } from "~/graphql/generated";
import { dateTime } from "~/i18n/format.ts";

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
  const { gateway, language, brand } = context;
  const { data } = await gateway.execute(Popups, {});
  const popups = (data?.announcements?.popups ?? []).map(
    (popup): PopupNews => ({
      ...popup,
      published:
        popup.publishedAt == null ? null : dateTime(popup.publishedAt, language, brand.gmtOffset),
    }),
  );
  return Response.json(popups);
}
