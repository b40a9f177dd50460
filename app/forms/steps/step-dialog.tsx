import { Link, useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import { useReturnUrl } from "./return-url.ts";

interface StepDialogProps {
  title: string;
  /** Hides the heading when another element is at the top. */
  quietTitle?: boolean;
  children: ReactNode;
}

/** A login step as a page: a dialog over home (R5, M4, M6, M7, M18). Closing it returns to the page that opened it. */
export function StepDialog({ title, quietTitle = false, children }: StepDialogProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { to, state } = useReturnUrl();
  return (
    <Modal
      rendered
      quietTitle={quietTitle}
      title={title}
      onClose={() => navigate(to, { state, preventScrollReset: true })}
      closer={
        <Link
          to={to}
          state={state}
          preventScrollReset
          aria-label={t("shell.close")}
          className={clsx(
            "grid size-11 shrink-0 place-items-center rounded-control transition-colors",
            quietTitle
              ? "absolute top-2 right-2 z-10 bg-black/50 text-white hover:bg-black/75"
              : "-mt-2 -mr-2 ml-auto text-quiet hover:bg-raised hover:text-ink",
          )}
        >
          <i className="icon-x size-5" />
        </Link>
      }
    >
      {children}
    </Modal>
  );
}
