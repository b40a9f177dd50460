import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";
import type { Announcement } from "~/components/dialogs/announcement.ts";
import { loadChunk } from "~/ui/load-chunk.ts";

type Dialog = ComponentType<{
  notices: readonly Announcement[];
  start: number;
  onClose: () => void;
}>;

const NoticeContext = createContext<(index: number) => void>(() => undefined);

/** Opens the notice modal at a notice (M2). */
export function useOpenNotice(): (index: number) => void {
  return useContext(NoticeContext);
}

/** Lets marquee and announcements block open the same notice modal; its code comes with the first click. */
export function NoticeScope({
  notices,
  children,
}: {
  notices: readonly Announcement[];
  children: ReactNode;
}) {
  const [open, setOpen] = useState<{ Box: Dialog; start: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Thrown here, so that the page's error boundary shows it with Reload (E33).
  if (failure) throw failure;
  const show = (start: number) => {
    loadChunk(() => import("~/components/dialogs/notice-dialog.tsx")).then(
      ({ default: Box }) => setOpen({ Box, start }),
      setFailure,
    );
  };
  return (
    <NoticeContext.Provider value={show}>
      {children}
      {open ? (
        <open.Box notices={notices} start={open.start} onClose={() => setOpen(null)} />
      ) : null}
    </NoticeContext.Provider>
  );
}
