import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";

/**
 * A modal dialog over a running game that only its answer closes (G11). Escape and clicks beside it do nothing. The focus
 * moves to its heading, stays inside, and goes back to the page when it is answered.
 */
export function CheckDialog({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    const show = () => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>("h2")?.focus();
    };
    show();
    // A browser may close a dialog at a second Escape whatever the page says: it is shown again.
    dialog.addEventListener("close", show);
    return () => {
      dialog.removeEventListener("close", show);
      dialog.close();
      const place = before instanceof HTMLElement && before !== document.body ? before : null;
      (place?.isConnected ? place : document.getElementById("main"))?.focus();
    };
  }, []);

  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      className={clsx(
        cardLook({ tone: "overlay" }),
        "fixed inset-0 z-50 m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-md overflow-y-auto overscroll-contain p-5 text-ink sm:p-6",
      )}
    >
      <h2 id={id} tabIndex={-1} className="mb-4 text-xl font-bold text-balance outline-none">
        {t("play.check.title")}
      </h2>
      {children}
    </dialog>
  );
}
