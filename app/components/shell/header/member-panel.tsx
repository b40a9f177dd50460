import { AccountUpdates } from "~/components/shell/account-updates.tsx";
import { member } from "~/components/shell/navigation/destinations.ts";
import { type ShellViewer, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { BalanceMenu } from "./balance-menu.tsx";
import { InboxLink } from "./inbox-link.tsx";
import { useBalance } from "./use-balance.ts";

/** The header's right side for a signed-in visitor (U11). */
export function MemberPanel({ viewer }: { viewer: ShellViewer }) {
  const { t } = useI18n();
  const offers = useShellOffers();
  const wallet = useBalance(viewer);
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-3">
      <BalanceMenu viewer={viewer} wallet={wallet} />
      {/* Play money has no deposit or withdrawal (P2). */}
      {viewer.role === "TRIAL" ? null : (
        <>
          {offers("WITHDRAWAL") ? (
            <GoLink
              to={member.withdraw}
              className={buttonLook({ tone: "quiet", size: "small", className: "max-lg:hidden" })}
            >
              {t("shell.withdraw")}
            </GoLink>
          ) : null}
          {offers("DEPOSIT") ? (
            <GoLink
              to={member.deposit}
              aria-label={t("shell.deposit")}
              className={buttonLook({ size: "small", className: "max-sm:px-3" })}
            >
              <i className="icon-plus size-5 sm:hidden" />
              <span className="max-sm:hidden">{t("shell.deposit")}</span>
            </GoLink>
          ) : null}
        </>
      )}
      <InboxLink className="max-sm:hidden" />
      <AccountMenu viewer={viewer} />
      {viewer.role === "TRIAL" ? null : <AccountUpdates account={viewer.account} />}
    </div>
  );
}
