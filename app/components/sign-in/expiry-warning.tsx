import { useCallback, useEffect, useState } from "react";
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
      expiresInMs
    }
  }
`);

const KeepAlive = graphql(`
  mutation KeepAlive {
    keepAlive {
      expiresInMs
    }
  }
`);

/** How long until a server that did not answer is asked again, in ms. */
const againMs = 5_000;

/**
 * Warns before an idle session ends. One click extends it; without one the session ends (docs/reliability.md,
 * Sessions). Only the server says that it has ended: what the page counts is a guess.
 */
export default function ExpiryWarning({ endsAt, onExtended }: ExpiryWarningProps) {
  const { t } = useI18n();
  const [state, setState] = useState<"asking" | "warn" | "failed">("asking");
  const [rest, setRest] = useState(() => ({ ms: Math.max(0, endsAt - performance.now()) }));
  const left = useCountdown(rest.ms, rest);

  const check = useCallback(async () => {
    const { data, error } = await browserClient().query(SessionEnd, {}).toPromise();
    const ms = data?.viewer?.expiresInMs;
    if (ms === undefined) {
      // An answer without a viewer has closed this dialog (`use-standing.ts`).
      if (!data || error) setState("failed");
      return setRest({ ms: againMs });
    }
    if (ms > warnBeforeMs) return onExtended(ms);
    setState("warn");
    setRest({ ms });
  }, [onExtended]);

  // The page's end of the session may be outdated by another tab or a navigation.
  const due = state === "asking" || left === 0;
  useEffect(() => {
    if (due) check();
  }, [due, check]);

  const stay = async () => {
    const { data } = await browserClient().mutation(KeepAlive, {}).toPromise();
    const ms = data?.keepAlive.expiresInMs;
    if (ms != null) return onExtended(ms);
    if (data) return check();
    setState("failed");
  };

  if (state === "asking") return null;
  return (
    <Modal title={t("session.expiryTitle")} onClose={stay} className="max-w-sm">
      <p className="figures mb-5 text-quiet">{t("session.expiryText", { count: left })}</p>
      {state === "failed" ? (
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
