import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Trail } from "~/routes/agent/report/trail.tsx";
import { levelHref } from "./places.ts";

interface Props {
  /** From the viewer down to whose downline is shown, or to the account itself. */
  path: readonly { id: string; account: string }[];
}

/** The way down to the level that the list shows. A search has left it. */
export function DownlineTrail({ path }: Props) {
  const { t } = useI18n();
  const [shown] = useSearchParams();
  const search = shown.get("search");
  return (
    <Trail
      label={t("agentCenter.downline.trail")}
      path={path}
      href={(account) => levelHref(account, shown)}
      instead={search === null ? null : t("agentCenter.downline.found", { search })}
    />
  );
}
