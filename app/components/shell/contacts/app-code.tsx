import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { appName } from "./app-name.ts";

/** The operator's app links, in its order (U20: iOS, iOS profile, Android). */
export function useApps(): readonly { label: string; url: string }[] {
  return useShell().resources.filter(({ kind }) => kind === "APP");
}

/**
 * The QR code of an app link (K60): a picture that is loaded when it is visible. A phone shows none, because it would have
 * to scan itself: it installs by the link.
 */
export function AppCode({ label }: { label: string }) {
  const { t } = useI18n();
  return (
    <img
      src={`/app-code/${encodeURIComponent(label)}`}
      alt={t("shell.appCode", { name: appName(label, t) })}
      width={100}
      height={100}
      loading="lazy"
      className="size-25 max-w-none rounded-control bg-white pointer-coarse:hidden"
    />
  );
}
