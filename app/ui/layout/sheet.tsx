import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { layerOf } from "~/ui/layers/layer-history.ts";

declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    // In lower case, because React 18 does not know them.
    popovertarget?: string;
    popovertargetaction?: "hide";
  }
}

interface SheetProps {
  /** The element's id, which its button names. */
  id: string;
  title: string;
  /** Shows the content in its place, for example because of an error in it. */
  unfolded?: boolean;
  children: ReactNode;
}

/**
 * What a phone shows as a sheet at the bottom of the window, and a wider window in its place (N14). It is a popover, so
 * that its buttons work without JavaScript, and the browser closes it by Escape or a press beside it and returns the
 * focus. Back closes it, too. A form in it closes it when it is sent (`styles/menus.css`).
 */
export function Sheet({ id, title, unfolded = false, children }: SheetProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = box.current;
    if (!sheet || unfolded) return;
    return layerOf(
      sheet,
      () => sheet.matches(":popover-open"),
      () => sheet.hidePopover(),
    );
  }, [unfolded]);
  return (
    <div
      ref={box}
      id={id}
      popover={unfolded ? undefined : "auto"}
      className="sheet"
      onSubmit={({ currentTarget }) => {
        if (currentTarget.popover) currentTarget.hidePopover();
      }}
    >
      <div className="sheet-head">
        <p>{title}</p>
        <Button
          popovertarget={id}
          popovertargetaction="hide"
          tone="faint"
          size="icon"
          aria-label={t("shell.close")}
        >
          <i className="icon-x size-5" />
        </Button>
      </div>
      {children}
    </div>
  );
}

interface SheetButtonProps {
  /** The id of its sheet. */
  of: string;
  children: ReactNode;
}

/** Opens a sheet; a wide window, which shows its content in its place, has no such button. */
export function SheetButton({ of, children }: SheetButtonProps) {
  return (
    <Button popovertarget={of} tone="quiet" size="small" className="sheet-button">
      {children}
    </Button>
  );
}
