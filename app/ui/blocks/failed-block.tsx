import { useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  name: string;
  requestId?: string | null;
  /** Retries in place. Without it the whole page is revalidated. */
  onRetry?: () => void;
}

/** Replaces a block that failed to load (E12): a message and a retry. */
export function FailedBlock({ name, requestId, onRetry }: Props) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const text = (
    <>
      <i className="icon-rotate-cw size-4" />
      <span>{t("home.retry")}</span>
      <span className="sr-only">: {name}</span>
    </>
  );
  return (
    <Card
      role="alert"
      data-block-failed=""
      tone="dashed"
      className="flex flex-col items-center gap-3 px-6 py-8 text-center"
    >
      <i className="icon-cloud-off size-7 text-quiet" />
      <p className="text-sm text-quiet">{t("home.failed")}</p>
      {onRetry ? (
        <Button onClick={onRetry} tone="quiet" size="small">
          {text}
        </Button>
      ) : (
        <ButtonLink to={pathname + search} replace preventScrollReset tone="quiet" size="small">
          {text}
        </ButtonLink>
      )}
      {requestId ? (
        <p className="text-2xs text-quiet">{t("errors.requestId", { id: requestId })}</p>
      ) : null}
    </Card>
  );
}
