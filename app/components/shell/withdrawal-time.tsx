import { useI18n } from "~/i18n/i18n.tsx";
import { useShell, useShellOffers } from "./use-shell.ts";

/** How long withdrawals take (A169), in the same words in the footer, the help and the cashier. Absent where nobody says it. */
export function WithdrawalTime() {
  const { t } = useI18n();
  const { withdrawalTime: time } = useShell();
  if (!useHasWithdrawalTime() || !time) return null;
  return (
    <p>
      {time.most === null
        ? t("shell.withdrawalUsual", { usual: time.usual })
        : t("shell.withdrawalMost", { usual: time.usual, most: time.most })}
    </p>
  );
}

export function useHasWithdrawalTime(): boolean {
  const { withdrawalTime } = useShell();
  return useShellOffers()("WITHDRAWAL") && withdrawalTime !== null;
}
