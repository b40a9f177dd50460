import { Link, useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";

/** Replaces a small part that failed to load (E12), such as a note or a column: its name, and a retry of the page. */
export function FailedLine({ name }: { name: string }) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <p
      role="alert"
      data-block-failed=""
      className="mb-4 flex flex-wrap items-baseline gap-x-2 text-sm text-quiet"
    >
      <i className="icon-cloud-off size-4 self-center" />
      <span className="font-semibold">{name}</span>
      <span>{t("home.failed")}</span>
      <Link
        to={pathname + search}
        replace
        preventScrollReset
        className="finger text-accent hover:underline print:hidden"
      >
        {t("home.retry")}
      </Link>
    </p>
  );
}
