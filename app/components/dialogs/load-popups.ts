import { graphql } from "~/graphql/generated";
import { browserClient } from "~/graphql/client.ts";
import type { Announcement } from "./announcement.ts";

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

/** The popup's announcements for whoever is asking, in the platform's order; none when they can't be had. */
export async function loadPopups(): Promise<readonly Announcement[]> {
  const { data } = await browserClient().query(Popups, {}).toPromise();
  return data?.announcements.popups ?? [];
}
