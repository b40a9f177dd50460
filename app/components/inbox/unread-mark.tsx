import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  unread: boolean;
  title: string;
  /** The line below the title, such as the time. */
  children?: ReactNode;
}

/** The head of a row of the inbox: a dot and a bold title while it is unread. */
export function UnreadMark({ unread, title, children }: Props) {
  const { t } = useI18n();
  return (
    <>
      <span
        className={clsx("size-2 shrink-0 rounded-full", unread ? "bg-hot" : "bg-line")}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1">
        <span
          className={clsx(
            "block truncate text-sm group-open:whitespace-normal",
            unread ? "font-semibold" : "text-quiet",
          )}
        >
          {unread ? <span className="sr-only">{t("member.messages.unread")}: </span> : null}
          <span>{title}</span>
        </span>
        <span className="block text-xs text-quiet">{children}</span>
      </span>
    </>
  );
}
