import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Balance } from "./balance.tsx";
import { member } from "./places.ts";
import { useBalance } from "./use-balance.ts";
import type { ShellViewer } from "./use-shell.ts";

/** The header's right side for somebody who is signed in (U11). */
export function MemberPanel({ viewer }: { viewer: ShellViewer }) {
  const { t } = useI18n();
  const wallet = useBalance(viewer);
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <Balance
        wallet={wallet}
        className="hidden h-11 rounded-control border border-line bg-surface pl-3 sm:flex"
      />
      {/* Play money comes and goes by itself (P2). */}
      {viewer.role === "TRIAL" ? null : (
        <>
          <Link
            to={member.withdraw}
            prefetch="intent"
            className="hidden h-11 items-center rounded-control border border-line px-4 text-sm font-semibold transition-colors hover:border-quiet lg:flex"
          >
            {t("shell.withdraw")}
          </Link>
          <Link
            to={member.deposit}
            prefetch="intent"
            className="flex h-11 items-center rounded-control bg-accent px-4 text-sm font-bold text-on-accent transition hover:brightness-110 active:brightness-95"
          >
            {t("shell.deposit")}
          </Link>
        </>
      )}
      <AccountMenu viewer={viewer} wallet={wallet} />
    </div>
  );
}
