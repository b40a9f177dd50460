import type { Announcement } from "~/components/dialogs/announcement.ts";
import { PromotionLink } from "~/components/dialogs/promotion-link.tsx";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";
import { UnreadMark } from "./unread-mark.tsx";

interface Props {
  announcement: Announcement & { unread: boolean };
}

/**
 * An announcement of the inbox that opens in place (H7). Opening it marks it as read in this browser; without scripts
 * a button does.
 */
export function AnnouncementRow({ announcement }: Props) {
  const { t, near } = useI18n();
  const hydrated = useHydrated();
  const { id, title, content, publishedAt } = announcement;
  const reading = useFetcher({ key: `read-announcement-${id}` });
  const unread = announcement.unread && reading.state === "idle" && reading.data === undefined;
  return (
    <li id={`announcement-${id}`}>
      <Disclosure
        onToggle={(event) => {
          if (event.currentTarget.open && unread)
            reading.submit({ id, intent: "readAnnouncement" }, { method: "post" });
        }}
        look="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-raised/60"
        arrow="size-4 text-quiet"
        summary={
          <UnreadMark unread={unread} title={title}>
            {t("home.announcements")}
            {publishedAt == null ? null : <span> · {near(publishedAt)}</span>}
          </UnreadMark>
        }
      >
        <div className="px-4 pb-4 pl-9">
          <SafeHtml html={content} className="max-w-prose" />
          <PromotionLink announcement={announcement} />
          {hydrated || !unread ? null : (
            <reading.Form method="post" className="mt-3">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="readAnnouncement"
                tone="quiet"
                size="small"
              >
                {t("member.messages.markRead")}
                <span className="sr-only">: {title}</span>
              </Button>
            </reading.Form>
          )}
        </div>
      </Disclosure>
    </li>
  );
}
