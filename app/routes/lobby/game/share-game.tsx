import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useCopy } from "~/ui/hooks/use-copy.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/**
 * Shares the page's address by the device's dialog; without one it copies the address, and shows it where the browser
 * refuses that. Before the script runs the button only keeps its place.
 */
export function ShareGame({ title, url }: { title: string; url: string }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const { state, copy } = useCopy();
  const shares = hydrated && typeof navigator.share === "function";
  const press = () => {
    // Closing the dialog rejects the promise, which is not an error.
    if (shares) return void navigator.share({ title, url }).catch(() => undefined);
    void copy(url);
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
        <i className={`${state === "copied" ? "icon-check" : "icon-share-2"} size-4`} />
        {shares || !hydrated ? t("game.share") : t("game.copyLink")}
      </Button>
      <p role="status" className="self-center text-sm text-gain empty:hidden">
        {state === "copied" ? t("game.copied") : null}
      </p>
      {state === "refused" ? (
        <p className="w-full text-sm break-all text-quiet select-all">{url}</p>
      ) : null}
    </>
  );
}
