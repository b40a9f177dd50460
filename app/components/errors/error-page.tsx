import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ChunkLoadError } from "~/ui/lazy/load-chunk.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Notice } from "./notice.tsx";

/**
 * Shows a page's error in the shell: unknown address (R56), forbidden, a chunk that failed to load (E33), or an
 * unknown error with a request id for support (E14, E38). Messages of the platform and stacks are never shown.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useI18n();
  const { requestId } = useShell();
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />;
    if (error.status === 403) {
      return <Notice title={t("errors.forbiddenTitle")} text={t("errors.forbiddenText")} />;
    }
  }
  if (error instanceof ChunkLoadError) {
    return (
      <Notice
        title={t("errors.chunkTitle")}
        text={t("errors.chunkText")}
        retry={t("errors.retry")}
        reload={t("errors.reload")}
      />
    );
  }
  return (
    <Notice
      title={t("errors.unknownTitle")}
      text={t("errors.unknownText")}
      detail={t("errors.requestId", { id: requestId })}
      reload={t("errors.retry")}
    />
  );
}
