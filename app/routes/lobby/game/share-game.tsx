import { clsx } from "clsx";
import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/**
 * Shares the page's address by the device's dialog; without one it copies the address, and shows it where the browser
 * refuses that. Before the script runs the button only keeps its place.
 */
export function ShareGame({ title, url }: { title: string; url: string }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean | null>(null);
  const shares = hydrated && typeof navigator.share === "function";
  const press = () => {
    // Closing the dialog rejects the promise, which is not an error.
    if (shares) return void navigator.share({ title, url }).catch(() => undefined);
    copy(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button
        onClick={press}
        tone="quiet"
        size="small"
        disabled={!hydrated}
        className={clsx(!hydrated && "invisible")}
      >
        <i className={`${copied ? "icon-check" : "icon-share-2"} size-4`} />
        {shares || !hydrated ? t("game.share") : t("game.copyLink")}
      </Button>
      <p role="status" className="self-center text-sm text-gain empty:hidden">
        {copied ? t("game.copied") : null}
      </p>
      {copied === false ? (
        <p className="w-full text-sm break-all text-quiet select-all">{url}</p>
      ) : null}
    </>
  );
}

/** @throws Error where the browser refuses it */
const copy = async (text: string) => navigator.clipboard.writeText(text);
