import type { PopupNews } from "~/components/dialogs/announcement.ts";
import { PromotionLink } from "~/components/dialogs/promotion-link.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block } from "~/ui/blocks/block.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";

/**
 * The announcements block (U6, A32): the operator's notices, each of which unfolds in place, so that
 * they can be read without JavaScript too.
 */
export function Announcements({
  top,
}: {
  top: Block<{ announcements: { notices: readonly PopupNews[] } }>;
}) {
  const { t } = useI18n();
  const notices = "data" in top ? top.data.announcements.notices : [];
  return (
    <section
      id="notices"
      aria-labelledby="announcements"
      className="flex min-w-0 scroll-mt-36 flex-col"
    >
      <SectionHeading
        id="announcements"
        title={t("home.announcements")}
        icon={<i className="icon-megaphone size-6 text-accent" />}
      />
      {"data" in top ? null : (
        <FailedBlock name={t("home.announcements")} requestId={top.requestId} />
      )}
      {notices.length > 0 ? (
        <Card
          as="ul"
          className="grid grid-cols-1 content-start divide-y divide-line/60 overflow-y-auto overscroll-contain lg:max-h-[22.5rem]"
        >
          {notices.map(({ id, title, content, published, ...notice }) => (
            <li key={id} id={`notice-${id}`} className="scroll-mt-36 target:bg-raised">
              <Disclosure
                look="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-raised/60"
                arrow="size-4 text-quiet"
                summary={
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-sm font-semibold">{title}</span>
                    {published === null ? null : (
                      <span className="block text-xs text-quiet">{published}</span>
                    )}
                  </span>
                }
              >
                <div className="px-4 pb-3">
                  <SafeHtml html={content} />
                  <PromotionLink announcement={notice} />
                </div>
              </Disclosure>
            </li>
          ))}
        </Card>
      ) : null}
      <DroppedNote count={"data" in top ? top.dropped : 0} />
    </section>
  );
}
