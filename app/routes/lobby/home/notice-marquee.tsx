import { useRef } from "react";
import type { Announcement } from "~/components/dialogs/announcement.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOpenNotice } from "./notice-scope.tsx";
import { useDrift } from "./winners/use-drift.ts";

/** From how many notices on the line moves (K59). */
const moveFrom = 3;

/** Enough items on a moving line that its end never shows, however wide the screen. */
const fullLine = 12;

/**
 * The notice marquee (U1): half a pixel a frame from three notices on, still under the pointer, the
 * focus and reduced motion. A click opens the notice modal at that notice; without JavaScript it
 * leads to the notice in the announcements block.
 */
export function NoticeMarquee({ notices }: { notices: readonly Announcement[] }) {
  const { t } = useI18n();
  const open = useOpenNotice();
  const view = useRef<HTMLDivElement>(null);
  const copies = useDrift(view, {
    axis: "x",
    way: 1,
    enabled: notices.length >= moveFrom,
    copies: Math.ceil(fullLine / Math.max(1, notices.length)),
  });
  if (notices.length === 0) return <div className="h-4" />;
  const line = Array.from({ length: copies }, () => notices).flat();
  return (
    <section aria-label={t("home.notices")} className="flex h-12 items-center gap-3">
      <i className="icon-megaphone size-4 shrink-0 text-accent" />
      <div ref={view} className="scroll-row @container min-w-0 flex-1 data-moving:overflow-hidden">
        <ul className="flex w-max">
          {line.map(({ id, title }, place) => {
            // Copies that fill the line are for the eye only.
            const copy = place >= notices.length;
            return (
              <li
                key={copy ? `copy-${place}` : id}
                aria-hidden={copy || undefined}
                className="shrink-0 pr-6"
              >
                <a
                  href={`#notice-${id}`}
                  tabIndex={copy ? -1 : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    open(place % notices.length);
                  }}
                  // A title that is wider than the line wraps to two lines while it has the keyboard's focus.
                  className="flex h-11 items-center rounded-control px-2 text-sm -outline-offset-2 whitespace-nowrap text-quiet transition-colors hover:text-ink focus-visible:max-w-[100cqi] focus-visible:whitespace-normal"
                >
                  {title}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
