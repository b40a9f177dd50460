import { useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, ButtonAnchor } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { Spinner } from "~/ui/notes/spinner.tsx";

/** Time in ms without the chat's page after which other contacts are shown. */
const lateMs = 12_000;

/**
 * Permissions of the frame. A chat needs scripts, storage of its own origin, forms, and windows for links. It may not
 * navigate our page (`allow-top-navigation`) or start downloads.
 */
const frameRights =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

interface Props {
  url: string;
  title: string;
  /** Leaves this conversation for another one. */
  onLeave: () => void;
}

/** A conversation in its frame, with other contacts if it doesn't load. */
export function ChatFrame({ url, title, onLeave }: Props) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const [state, setState] = useState<"waiting" | "there" | "late">("waiting");
  const [turn, setTurn] = useState(0);
  const hydrated = useHydrated();

  useEffect(() => {
    if (state !== "waiting") return;
    const late = () => setState("late");
    // The CSP blocks an unknown host without an event on the frame.
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src") late();
    };
    const timer = setTimeout(late, lateMs);
    document.addEventListener("securitypolicyviolation", refused);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("securitypolicyviolation", refused);
    };
  }, [state]);

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {state === "late" ? (
        <div role="alert" className="rounded-control border border-gold/60 bg-gold/10 p-3 text-sm">
          <p>{t("chat.late")}</p>
          <ContactLinks contacts={contacts} />
          <Button
            tone="quiet"
            size="tight"
            className="mt-2"
            onClick={() => {
              setState("waiting");
              setTurn(turn + 1);
            }}
          >
            {t("chat.retry")}
          </Button>
        </div>
      ) : null}
      <div className="relative flex min-h-72 flex-1">
        <iframe
          // A frame of the server's HTML may have loaded before React listened, so it is loaded once more.
          key={`${hydrated}.${turn}`}
          src={url}
          title={title}
          sandbox={frameRights}
          referrerPolicy="origin"
          aria-busy={(hydrated && state === "waiting") || undefined}
          onLoad={() => setState("there")}
          className="w-full flex-1 rounded-control border border-line bg-ground"
        />
        {hydrated && state === "waiting" ? (
          <div
            role="status"
            className="pointer-events-none absolute inset-0 grid place-content-center text-accent"
          >
            <Spinner className="size-8" />
            <span className="sr-only">{t("shell.loading")}</span>
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <ButtonAnchor href={url} target="_blank" rel="noreferrer" tone="quiet" size="tiny">
          <i className="icon-external-link size-4" />
          {t("chat.newWindow")}
        </ButtonAnchor>
        <Button tone="quiet" size="tiny" onClick={onLeave}>
          {t("chat.another")}
        </Button>
      </div>
    </div>
  );
}
