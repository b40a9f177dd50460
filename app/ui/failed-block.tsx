import { Link, useLocation } from "@remix-run/react";
import CloudOff from "lucide-react/icons/cloud-off";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  name: string;
  requestId?: string | null;
  /** Tries again in place; without it the whole page is asked for once more. */
  onRetry?: () => void;
}

const button =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-4 text-sm font-semibold transition-colors hover:border-accent hover:text-accent";

/** In place of a block that could not be had (E12): says so, and offers to try again. */
export function FailedBlock({ name, requestId, onRetry }: Props) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const text = (
    <>
      <RotateCw className="size-4" aria-hidden="true" />
      {t("home.retry")}
      <span className="sr-only">: {name}</span>
    </>
  );
  return (
    <div
      role="alert"
      data-block-failed=""
      className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line bg-surface/60 px-6 py-8 text-center"
    >
      <CloudOff className="size-7 text-quiet" aria-hidden="true" />
      <p className="text-sm text-quiet">{t("home.failed")}</p>
      {onRetry ? (
        <button type="button" onClick={onRetry} className={button}>
          {text}
        </button>
      ) : (
        <Link to={pathname + search} replace preventScrollReset className={button}>
          {text}
        </Link>
      )}
      {requestId ? (
        <p className="text-2xs text-quiet">{t("errors.requestId", { id: requestId })}</p>
      ) : null}
    </div>
  );
}
