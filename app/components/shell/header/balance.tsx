import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import type { WalletView } from "./use-balance.ts";

/**
 * The wallet's balance with a toggle (U11): two decimals unless the currency has none (A97), `***` if hidden (K26).
 * The choice is a cookie, so that the server never renders a hidden balance.
 */
export function Balance({ wallet, className }: { wallet: WalletView; className?: string }) {
  const { t, atMost } = useI18n();
  const { hidden, toggle } = wallet;
  const icon = hidden ? "icon-eye" : "icon-eye-off";
  return (
    <div className={clsx("flex items-center", className)}>
      <p className="min-w-0">
        <span className="sr-only">{t("shell.balance")}: </span>
        <span
          className="figures block text-sm wrap-anywhere font-semibold text-gold"
          data-balance=""
        >
          {hidden ? (
            <>
              <span aria-hidden="true">***</span>
              <span className="sr-only">{t("shell.balanceHidden")}</span>
            </>
          ) : wallet.money ? (
            atMost(wallet.money)
          ) : (
            <span className="text-quiet">{t("shell.balanceUnknown")}</span>
          )}
        </span>
      </p>
      <button
        type="button"
        onClick={toggle}
        aria-label={t(hidden ? "shell.showBalance" : "shell.hideBalance")}
        className="finger grid size-9 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:text-ink"
      >
        <i className={`${icon} size-4`} />
      </button>
    </div>
  );
}
