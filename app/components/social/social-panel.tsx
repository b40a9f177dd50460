import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import facebook from "simple-icons/icons/facebook.svg?url";
import google from "simple-icons/icons/google.svg?url";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { isRefusedFor } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { whenVisible } from "~/play/when-visible.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";
import type { SocialProvider } from "../../../brands/brand.ts";
import { loadFirebase } from "./load-firebase.ts";
import type { SocialFacts } from "./load-social.server.ts";
import type { PhonePanelProps } from "./phone-panel.tsx";
import { socialWords } from "./social-problem.ts";
import { type Doing, useSocial } from "./use-social.ts";

export interface SocialProps {
  found: SocialFacts;
  returnTo: string;
  formKey: string;
  contacts: readonly { name: string; url: string }[];
  /** Whether the alternative form is before or after the panel. */
  place: "below" | "above";
}

/**
 * Sign-in by Google, Facebook and a number that Firebase verifies (M4, X1, X3). Firebase's script is loaded when
 * these buttons are visible.
 */
export function SocialPanel({ found, returnTo, formKey, contacts, place }: SocialProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const social = useSocial(found, { returnTo, formKey });
  const { doing, problem, open, send } = social;
  const [byPhone, setByPhone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    // If it fails to load, the button tries again.
    return whenVisible(box.current, () => void loadFirebase().catch(() => undefined));
  }, []);
  // The visitor's own cancellation is not an alert (E32).
  const abandoned = isRefusedFor("SIGN_IN_ABANDONED", problem);
  const or = (
    <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("social.or")}
    </p>
  );

  return (
    <div ref={box} className={clsx("grid gap-3", place === "below" ? "mt-5" : "mb-5")}>
      {place === "below" ? or : null}
      {abandoned ? null : (
        <FormErrorSummary fields={[]} problem={problem} contacts={contacts} words={socialWords} />
      )}
      {byPhone ? (
        <PhoneSide
          found={found}
          busy={doing === "checking"}
          onToken={send}
          onBack={() => setByPhone(false)}
        />
      ) : (
        // The buttons don't work without JavaScript.
        <div className={clsx("grid gap-2.5", !hydrated && "invisible")}>
          {found.settings.providers.map((name) => (
            <Button
              key={name}
              tone="quiet"
              size="form"
              disabled={doing === "leading" || doing === "checking"}
              aria-busy={doing === name || undefined}
              onClick={() => (name === "phone" ? setByPhone(true) : void open(name))}
            >
              <Mark of={name} />
              {t(doing === name ? "social.opening" : `social.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="text-center text-sm text-quiet empty:hidden">
        {statusOf(doing, abandoned, t)}
      </p>
      <noscript>
        <p className="rounded-control border border-line bg-raised p-3 text-sm">
          {t("social.noScript")}
        </p>
      </noscript>
      {place === "above" ? or : null}
    </div>
  );
}

/** The form for a number, loaded when it is opened. */
function PhoneSide(props: PhonePanelProps) {
  const form = useLazyModule(() => import("./phone-panel.tsx"));
  if (!form) return <div aria-busy="true" className="skeleton h-48" />;
  return <form.PhonePanel {...props} />;
}

function statusOf(doing: Doing, abandoned: boolean, t: ReturnType<typeof useI18n>["t"]) {
  switch (doing) {
    case "google":
    case "facebook":
      return t("social.inWindow");
    case "leading":
      return t("social.leading");
    case "checking":
      return t("social.checking");
    case null:
      return abandoned ? t("forms.abandoned") : null;
  }
}

const marks = { google, facebook };

/** The provider's logo in the colour of the text. */
function Mark({ of }: { of: SocialProvider }) {
  if (of === "phone") return <i className="icon-smartphone size-5" />;
  const mask = `url("${marks[of]}")`;
  return (
    <span
      aria-hidden="true"
      className="size-5 bg-current mask-contain mask-center mask-no-repeat"
      style={{ maskImage: mask, WebkitMaskImage: mask }}
    />
  );
}
