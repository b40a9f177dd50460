import { useEffect, useRef } from "react";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { firstField, Modal } from "~/ui/layout/modal.tsx";
import { afterPaint } from "~/ui/lazy/after-paint.ts";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";
import type { LoginFacts } from "./load-login.server.ts";

/** The code of the dialog's content, which is also preloaded before a click. */
export const fetchLoginPanel = () => import("./login-panel.tsx");

interface LoginModalProps {
  returnTo: string;
  onClose: () => void;
}

/**
 * The login dialog over the current page (A20, M4). Its frame opens at once; its content and the data of the login
 * page's loader are loaded in parallel.
 */
export function LoginModal({ returnTo, onClose }: LoginModalProps) {
  const { t } = useI18n();
  const { load, data: found } = useFetcher<LoginFacts>({ key: "login-facts" });
  const inside = useLazyModule(fetchLoginPanel, () =>
    // If the code fails to load, the login page is opened.
    window.location.assign(`/login?returnTo=${encodeURIComponent(returnTo)}`),
  );
  const ready = inside !== null && found !== undefined;

  useEffect(
    () => afterPaint(() => load(`/login?returnTo=${encodeURIComponent(returnTo)}`)),
    [load, returnTo],
  );

  // The form is loaded after the dialog, whose heading has the focus until then.
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ready && form.current && document.activeElement instanceof HTMLHeadingElement)
      firstField(form.current)?.focus();
  }, [ready]);

  return (
    <Modal title={t("shell.loginTitle")} quietTitle onClose={onClose}>
      {ready ? (
        <div ref={form}>
          <inside.LoginPanel found={found} over />
        </div>
      ) : (
        <div aria-busy="true" className="grid min-h-[34rem] content-start gap-4">
          <div className="skeleton -mx-5 -mt-5 aspect-[1200/380] sm:-mx-6 sm:-mt-6" />
          <div className="skeleton h-8 w-2/3" />
          <div className="skeleton h-12" />
          <div className="skeleton h-12" />
          <div className="skeleton h-12" />
        </div>
      )}
    </Modal>
  );
}
