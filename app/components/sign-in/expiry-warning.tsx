import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useLogin } from "~/forms/steps/use-login.ts";
import { browserClient } from "~/graphql/browser.client.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { Modal } from "~/ui/layout/modal.tsx";
import { type ExpiryWarningProps, warnBeforeMs } from "./session-end.ts";

const SessionEnd = graphql(`
  query SessionEnd {
    viewer {
      expiresAt
    }
  }
`);

const KeepAlive = graphql(`
  mutation KeepAlive {
    keepAlive {
      expiresAt
    }
  }
`);

/**
 * Warns before an idle session ends. One click extends it; without one the session ends (docs/reliability.md,
 * Sessions).
 */
export default function ExpiryWarning({ expiresAt, onExtended }: ExpiryWarningProps) {
  const { t } = useI18n();
  const { openLogin } = useLogin();
  const { revalidate } = useRevalidator();
  const [requested, setRequested] = useState<"asking" | "warn" | "failed">("asking");
  const [over, setOver] = useState(false);
  const left = useCountdown(Math.max(0, expiresAt - Date.now()), expiresAt);

  // The page's end of the session may be outdated by another tab or a navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    browserClient()
      .query(SessionEnd, {})
      .toPromise()
      .then(({ data }) => {
        const end = data?.viewer?.expiresAt;
        if (end && end - Date.now() > warnBeforeMs) return onExtended(end);
        setRequested("warn");
        if (data && !data.viewer) setOver(true);
      });
  }, []);

  useEffect(() => {
    if (left === 0) setOver(true);
  }, [left]);

  // The session has ended, and the visitor signs in again in place.
  useEffect(() => {
    if (over && expiresAt - Date.now() > warnBeforeMs) onExtended(expiresAt);
  }, [over, expiresAt, onExtended]);

  const stay = async () => {
    const { data } = await browserClient().mutation(KeepAlive, {}).toPromise();
    const end = data?.keepAlive.expiresAt;
    if (end) return onExtended(end);
    if (data) return setOver(true);
    setRequested("failed");
  };

  if (requested === "asking" && !over) return null;
  if (over) {
    return (
      <Modal title={t("session.expiredTitle")} onClose={revalidate} className="max-w-sm">
        <p className="mb-5 text-quiet">{t("session.expiredText")}</p>
        <Button onClick={() => openLogin()} size="large" className="w-full">
          {t("session.signInAgain")}
        </Button>
      </Modal>
    );
  }
  return (
    <Modal title={t("session.expiryTitle")} onClose={stay} className="max-w-sm">
      <p className="figures mb-5 text-quiet">{t("session.expiryText", { count: left })}</p>
      {requested === "failed" ? (
        <p role="alert" className="mb-3 text-sm text-danger">
          {t("session.expiryFailed")}
        </p>
      ) : null}
      <Button onClick={stay} size="large" className="w-full">
        {t("session.expiryStay")}
      </Button>
    </Modal>
  );
}
