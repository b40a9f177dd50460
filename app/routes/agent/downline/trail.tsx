import { Link, useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { levelHref } from "./places.ts";

interface Props {
  /** From the viewer down to whose downline is shown, or to the account itself. */
  path: readonly { id: string; account: string }[];
}

/** The way down, name by name; each leads to what is below it. A search has left it. */
export function Trail({ path }: Props) {
  const { t } = useI18n();
  const [shown] = useSearchParams();
  const search = shown.get("search");
  const link = "finger text-accent hover:underline";
  return (
    <nav aria-label={t("agentCenter.downline.trail")} className="mb-3">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {path.map(({ id, account }, at) => {
          const last = at === path.length - 1 && search === null;
          return (
            <li key={id} className="flex items-center gap-1.5">
              {at > 0 ? (
                <span aria-hidden="true" className="text-quiet">
                  ›
                </span>
              ) : null}
              {last ? (
                <span aria-current="page" className="font-semibold">
                  {account}
                </span>
              ) : (
                <Link to={levelHref(at === 0 ? null : account, shown)} className={link}>
                  {account}
                </Link>
              )}
            </li>
          );
        })}
        {search === null ? null : (
          <li className="flex items-center gap-1.5">
            <span aria-hidden="true" className="text-quiet">
              ›
            </span>
            <span aria-current="page" className="font-semibold">
              {t("agentCenter.downline.found", { search })}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
