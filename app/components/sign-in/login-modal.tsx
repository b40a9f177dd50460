import "~/i18n/session-texts.ts";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { MoreMessages, useI18n } from "~/i18n/i18n.tsx";
import { firstField, Modal } from "~/ui/modal.tsx";
import type { LoginFacts } from "./load-login.server.ts";
import { LoginPanel } from "./login-panel.tsx";

interface LoginModalProps {
  returnTo: string;
  onClose: () => void;
}

const noMessages = {};

/** The login dialog over the page one is on (A20, M4): its facts come from the login page's loader. */
export default function LoginModal({ returnTo, onClose }: LoginModalProps) {
  const { t } = useI18n();
  const { load, data: found } = useFetcher<LoginFacts>({ key: "login-facts" });

  useEffect(() => load(`/login?returnTo=${encodeURIComponent(returnTo)}`), [load, returnTo]);

  // The form comes after the dialog, whose heading holds the focus until then.
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found && form.current && document.activeElement instanceof HTMLHeadingElement)
      firstField(form.current)?.focus();
  }, [found]);

  return (
    <Modal title={t("session.loginTitle")} quietTitle onClose={onClose}>
      {found ? (
        <div ref={form}>
          <MoreMessages more={found.messages ?? noMessages}>
            <LoginPanel found={found} />
          </MoreMessages>
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
