import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { loadAnnounced, readAnnounced } from "~/components/inbox/announced.server.ts";
import { AnnouncementRow } from "~/components/inbox/announcement-row.tsx";
import { MarkAll } from "~/components/inbox/mark-all.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { readViewer } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";

export const handle: PageHandle = { requiresCountry: "nothing" };

const InboxOffered = graphql(`
  query InboxOffered {
    system {
      offers
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * The inbox of who has no messages (H7): guests, trial accounts, and members where the brand offers none. It has the
 * announcements (C44). Other members are led to their own.
 * @throws Response a redirect to the member's inbox
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(context);
  if (viewer && viewer.role !== "TRIAL") {
    const { data } = await context.gateway.execute(InboxOffered, {});
    if (data?.system.offers.includes("MESSAGES")) {
      throw redirect(`/member/messages${new URL(request.url).search}`);
    }
  }
  return {
    title: pageTitle(context, "home.announcements"),
    announced: partOf(await loadAnnounced(context, request), (list) => list),
  };
}

/** Marks what this browser has read: `intent` is `readAnnouncement` with `id`, or `readAll`. It changes nothing else. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input, intent } = readForm(await request.formData(), { id: once });
  if (intent === "readAnnouncement") await readAnnounced(context, request, input.id);
  if (intent === "readAll") await readAnnounced(context, request, null);
  return { done: true };
}

/** A row that was opened keeps its place and shows itself as read. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get("intent") !== "readAnnouncement" && defaultShouldRevalidate;

export default function GuestInbox() {
  const { t } = useI18n();
  const { announced } = useLoaderData<typeof loader>();
  const title = t("home.announcements");
  const unread = "data" in announced && announced.data.some((each) => each.unread);
  return (
    <div className="shell-width max-w-3xl py-6 lg:py-10">
      <PageHeader title={title} lead={t("member.inbox.guestLead")}>
        {unread ? <MarkAll /> : null}
      </PageHeader>
      <PartBlock part={announced} name={title}>
        {(list) =>
          list.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-megaphone size-7" />}
              title={t("home.emptyNotices")}
            />
          ) : (
            <Card as="ul" className="divide-y divide-line/60 overflow-hidden">
              {list.map((each) => (
                <AnnouncementRow key={each.id} announcement={each} />
              ))}
            </Card>
          )
        }
      </PartBlock>
    </div>
  );
}
