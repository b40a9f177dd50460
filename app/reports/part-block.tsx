import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { LockedBlock } from "./locked-block.tsx";
import type { Part } from "./part.ts";
import { SoonBlock } from "./soon-block.tsx";

interface Props<T> {
  /** A promise where the page began without it. */
  part: Part<T> | Promise<Part<T>>;
  /** The part's name for screen readers. */
  name: string;
  children: (data: T) => ReactNode;
}

/** A part with its content, or why there is none: it failed (E12), or the brand does not offer it (A56). */
export function PartBlock<T>({ part, name, children }: Props<T>) {
  const { t } = useI18n();
  return (
    <SoonBlock soon={part} name={name}>
      {(known) => {
        if ("data" in known) {
          return (
            <>
              {children(known.data)}
              <DroppedNote count={known.dropped} />
            </>
          );
        }
        if ("failed" in known && known.locked) return <LockedBlock />;
        if ("failed" in known) return <FailedBlock name={name} requestId={known.requestId} />;
        return (
          <EmptyBlock icon={<i className="icon-ban size-7" />} title={t("member.notOffered")} />
        );
      }}
    </SoonBlock>
  );
}
