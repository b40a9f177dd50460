import type { ReactNode, Ref } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  row?: Ref<HTMLLIElement>;
  device: string | null | undefined;
  /** What is known of the session; unknown facts are left out. */
  facts: readonly (string | null | undefined)[];
  /** The button that ends it, or a mark. */
  children: ReactNode;
}

/** One session in the list: its device, what is known of it, and what can be done. */
export function SessionLine({ row, device, facts, children }: Props) {
  const { t } = useI18n();
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 lg:px-6">
      <i className="icon-monitor-smartphone size-6 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">
          {device ?? t("member.security.someDevice")}
        </p>
        <p className="figures text-xs text-quiet">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {children}
    </li>
  );
}
