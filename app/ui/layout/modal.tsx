import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { openLayer } from "~/ui/layers/layer-history.ts";
import { showWithTransition } from "~/ui/links/page-transition.ts";
import { showMessage } from "~/ui/notes/show-message.ts";
import { cardLook } from "./card.tsx";

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Set if the server renders the dialog open, so that it shows before JavaScript runs. */
  rendered?: boolean;
  /** Set if an address opens the dialog: that has an entry in the history, so that Back closes it without another. */
  addressed?: boolean;
  /** Hides the heading visually; it still names the dialog. */
  quietTitle?: boolean;
  /** Extra classes of the dialog's box, such as a width. */
  className?: string;
  /** Replaces the close button, for example with a link that works without JavaScript. */
  closer?: ReactNode;
}

/** Returns the field to focus first, or null on devices where a keyboard would cover the dialog. */
export function firstField(box: HTMLElement): HTMLElement | null {
  if (!window.matchMedia("(pointer: fine)").matches) return null;
  return box.querySelector<HTMLElement>("[data-autofocus]");
}

/**
 * Leaves the focus in a field of the dialog, which a visitor can have reached before JavaScript ran. Otherwise a message
 * that has to be read first gets it (A133), else the first field, else the heading.
 */
function focusInside(dialog: HTMLElement, before: Element | null): void {
  const message = dialog.querySelector<HTMLElement>("[data-shown-first]");
  if (before instanceof HTMLInputElement && dialog.contains(before)) before.focus();
  else if (message) showMessage(message);
  else (firstField(dialog) ?? dialog.querySelector<HTMLElement>("h2"))?.focus();
}

/** Input events before which the dialog has to be modal. */
const signs = ["keydown", "pointerdown"] as const;

/**
 * Shows the dialog with a transition (L6). Without one it shows it as a popover, which looks the same, and makes it
 * modal after the next paint: a modal dialog makes the rest of the page inert, and that restyles every element, which
 * would delay the first paint.
 * @returns a function that cancels the pending steps
 */
function showSoon(dialog: HTMLDialogElement, focus: () => void): () => void {
  let isDone = false;
  let frame = 0;
  const callOff = () => {
    isDone = true;
    cancelAnimationFrame(frame);
    for (const sign of signs) window.removeEventListener(sign, makeModal, { capture: true });
  };
  const makeModal = () => {
    if (isDone) return;
    callOff();
    if (dialog.popover !== null) {
      dialog.hidePopover();
      dialog.popover = null;
    }
    // A dialog that the server rendered open is not modal.
    dialog.removeAttribute("open");
    dialog.showModal();
    focus();
  };
  if (dialog.open || document.hidden || !("popover" in dialog)) {
    makeModal();
    return callOff;
  }
  for (const sign of signs) window.addEventListener(sign, makeModal, { capture: true });
  const skip = showWithTransition(dialog, makeModal);
  if (skip) {
    return () => {
      callOff();
      skip();
    };
  }
  dialog.popover = "manual";
  dialog.showPopover();
  // The second frame, because the first one has been painted by then.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(makeModal);
  });
  return callOff;
}

/**
 * Returns the focus to the element that had it. If that is removed or hidden in a closed menu, the menu's button or
 * the page's main element gets the focus (A133).
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
 * A modal on the native dialog element. It traps the focus, closes by Escape, Back or a click outside, and returns the
 * focus. The caller mounts it to open it and unmounts it in `onClose`.
 */
export function Modal(props: ModalProps) {
  const {
    title,
    onClose,
    children,
    rendered = false,
    addressed = rendered,
    quietTitle = false,
    className,
    closer,
  } = props;
  const { t } = useI18n();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => (addressed ? undefined : openLayer(() => close.current())), [addressed]);

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    const callOff = showSoon(dialog, () => focusInside(dialog, before));
    return () => {
      callOff();
      dialog.close();
      // The dialog has left the document, so the browser can't return the focus itself.
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
        // Without JavaScript there is no backdrop, so a wide shadow dims the page. The box is hidden until its end
        // has arrived, because it would be centered again and move as content streams in (A156).
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
