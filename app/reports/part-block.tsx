import Ban from "lucide-react/icons/ban";
import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { DroppedNote } from "~/ui/dropped-note.tsx";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { FailedBlock } from "~/ui/failed-block.tsx";
import type { Part } from "./part.ts";

interface Props<T> {
  part: Part<T>;
  /** What it is called, for those who hear the page. */
  name: string;
  children: (data: T) => ReactNode;
}

/** A part with its content, or why there is none: it failed (E12), or the brand does not offer it (A56). */
export function PartBlock<T>({ part, name, children }: Props<T>) {
  const { t } = useI18n();
  if ("data" in part) {
    return (
      <>
        {children(part.data)}
        <DroppedNote count={part.dropped} />
      </>
    );
  }
  if ("failed" in part) return <FailedBlock name={name} requestId={part.requestId} />;
  return (
    <EmptyBlock
      icon={<Ban className="size-7" aria-hidden="true" />}
      title={t("member.notOffered")}
    />
  );
}
