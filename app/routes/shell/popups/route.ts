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
        games
        publishedAt
      }
    }
  }
`);

/**
 * Returns the announcements of the popup as JSON (M1, S19). Pages without a popup do not contain them, and this
 * request needs no GraphQL client. Empty if they can't be loaded.
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
