import { createContext, type ReactNode, useContext, useState } from "react";
import type { Announcement } from "~/components/dialogs/announcement.ts";
import { Modal } from "~/ui/layout/modal.tsx";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";

const NoticeContext = createContext<(index: number) => void>(() => undefined);

/** Opens the notice modal at a notice (M2). */
export function useOpenNotice(): (index: number) => void {
  return useContext(NoticeContext);
}

interface NoticeScopeProps {
  notices: readonly Announcement[];
  children: ReactNode;
}

/** Lets marquee and announcements block open the same notice modal. */
export function NoticeScope({ notices, children }: NoticeScopeProps) {
  const [index, setIndex] = useState<number | null>(null);
  const notice = notices[index ?? -1];
  return (
    <NoticeContext.Provider value={setIndex}>
      {children}
      {index !== null && notice ? (
        <Modal title={notice.title} onClose={() => setIndex(null)} className="max-w-xl">
          <Inside
            notices={notices}
            index={index}
            onTurn={setIndex}
            onClose={() => setIndex(null)}
          />
        </Modal>
      ) : null}
    </NoticeContext.Provider>
  );
}

interface InsideProps {
  notices: readonly Announcement[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** The notice's content; its code is loaded by the first click. */
function Inside(props: InsideProps) {
  const part = useLazyModule(() => import("~/components/dialogs/notice-dialog.tsx"));
  if (!part) return <div aria-busy="true" className="skeleton min-h-40" />;
  return <part.NoticeDialog {...props} />;
}
