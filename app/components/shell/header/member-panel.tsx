import { member } from "~/components/shell/navigation/destinations.ts";
import { type ShellViewer, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Balance } from "./balance.tsx";
import { useBalance } from "./use-balance.ts";

/** The header's right side for a signed-in visitor (U11). */
export function MemberPanel({ viewer }: { viewer: ShellViewer }) {
  const { t } = useI18n();
  const offers = useShellOffers();
  const wallet = useBalance(viewer);
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <Balance
        wallet={wallet}
        className="hidden h-11 rounded-control border border-line bg-surface pl-3 sm:flex"
      />
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
            <GoLink to={member.deposit} className={buttonLook({ size: "small" })}>
              {t("shell.deposit")}
            </GoLink>
          ) : null}
        </>
      )}
      <AccountMenu viewer={viewer} wallet={wallet} />
    </div>
  );
}
