import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { showMessage } from "~/ui/notes/show-message.ts";
import { cardLook } from "./card.tsx";

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Set when the server renders the dialog open, so that it shows before any script has run. */
  rendered?: boolean;
  /** Hides the heading from sight; it still names the dialog. */
  quietTitle?: boolean;
  /** Extra classes of the box, such as a width. */
  className?: string;
  /** In place of the close button, such as a link that works without JavaScript. */
  closer?: ReactNode;
}

/** The field that is to be typed in at once; none where a keyboard would come up over the dialog. */
export function firstField(box: HTMLElement): HTMLElement | null {
  if (!window.matchMedia("(pointer: fine)").matches) return null;
  return box.querySelector<HTMLElement>("[data-autofocus]");
}

/** Gives the focus to a message that has to be read first (A133), else to the first field, else to the heading. */
function focusInside(dialog: HTMLElement, before: Element | null): void {
  const message = dialog.querySelector<HTMLElement>("[data-shown-first]");
  const typed = before instanceof HTMLInputElement && dialog.contains(before);
  if (message && !typed) showMessage(message);
  else (firstField(dialog) ?? dialog.querySelector<HTMLElement>("h2"))?.focus();
}

/** What must find the dialog modal, however soon it comes. */
const signs = ["keydown", "pointerdown"] as const;

/**
 * Shows the dialog as a popover, which looks alike, and makes it modal when that has been painted: for a
 * modal one the browser makes everything else inert, and styles every element of the page anew, before the
 * press can be seen.
 * @returns a function that calls off what has not happened yet
 */
function showSoon(dialog: HTMLDialogElement, focus: () => void): () => void {
  const makeModal = () => {
    callOff();
    if (dialog.popover !== null) {
      dialog.hidePopover();
      dialog.popover = null;
    }
    // An open dialog of the server's HTML is not modal yet.
    dialog.removeAttribute("open");
    dialog.showModal();
    focus();
  };
  // The frame after the next one: by then the next one has been drawn.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(makeModal);
  });
  const callOff = () => {
    cancelAnimationFrame(frame);
    for (const sign of signs) window.removeEventListener(sign, makeModal, { capture: true });
  };
  if (dialog.open || document.hidden || !("popover" in dialog)) {
    makeModal();
    return callOff;
  }
  for (const sign of signs) window.addEventListener(sign, makeModal, { capture: true });
  dialog.popover = "manual";
  dialog.showPopover();
  return callOff;
}

/**
 * Gives the focus back to what had it. What is gone, or hidden in a menu that was closed, can't take it: then what opens
 * the menu does, or the page's main part, never nothing (A133).
 */
function focusBack(before: Element | null): void {
  const menu = before?.closest("details")?.querySelector("summary") ?? null;
  for (const place of [before, menu, document.getElementById("main")]) {
    if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) continue;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

/**
 * A modal on the native dialog element: focus is trapped, Escape and a click beside it close it, and
 * focus goes back to where it was. The caller mounts it to open it and unmounts it in `onClose`.
 */
export function Modal(props: ModalProps) {
  const {
    title,
    onClose,
    children,
    rendered = false,
    quietTitle = false,
    className,
    closer,
  } = props;
  const { t } = useI18n();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    const callOff = showSoon(dialog, () => focusInside(dialog, before));
    return () => {
      callOff();
      dialog.close();
      // By now the dialog has left the page, and the browser's own way back with it.
      focusBack(before);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the dialog brings it
    <dialog
      ref={box}
      open={rendered || undefined}
      suppressHydrationWarning
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
      className={clsx(
        cardLook({ tone: "overlay" }),
        "fixed inset-0 z-50 m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain p-0 text-ink",
        // Without a script there is no backdrop: a wide shadow dims the page as much. A part of the box would be
        // centered by itself and move as the rest arrives: it is shown when its end is there (A156).
        rendered &&
          "not-[:modal]:shadow-[0_0_0_100vmax_rgb(0_0_0/0.72)] not-[:has(>[data-whole])]:hidden",
        className ?? "max-w-md",
      )}
    >
      <div className="relative p-5 sm:p-6">
        <div className={clsx("flex items-start justify-between gap-4", !quietTitle && "mb-4")}>
          <h2
            id={id}
            tabIndex={-1}
            className={clsx(
              "outline-none",
              quietTitle ? "sr-only" : "text-xl font-bold text-balance",
            )}
          >
            {title}
          </h2>
          {closer ?? (
            <button
              type="button"
              onClick={onClose}
              aria-label={t("shell.close")}
              className={clsx(
                "grid size-11 shrink-0 place-items-center rounded-control transition-colors",
                quietTitle
                  ? "absolute top-2 right-2 z-10 bg-black/50 text-white hover:bg-black/75"
                  : "-mt-2 -mr-2 ml-auto text-quiet hover:bg-raised hover:text-ink",
              )}
            >
              <i className="icon-x size-5" />
            </button>
          )}
        </div>
        {children}
      </div>
      {rendered ? <span data-whole hidden /> : null}
    </dialog>
  );
}
