import { clsx } from "clsx";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useMemo, useState } from "react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { useLive } from "../use-live.ts";
import { rememberBalance } from "./balance-choice.ts";
import { type ShellViewer, useShell } from "./use-shell.ts";

const ShellBalance = graphql(`
  query ShellBalance {
    viewer {
      balance {
        money {
          amount
          currency
        }
      }
    }
  }
`);

/** How often the balance is read again, in ms. A game round also makes it be read. */
const every = 30_000;

/**
 * The wallet's balance with its show and hide toggle (U11, K26): two decimals unless the currency has
 * none (A97), `***` when hidden. The choice travels in a cookie, so a hidden balance is never in the HTML's view.
 */
export function Balance({ viewer, className }: { viewer: ShellViewer; className?: string }) {
  const { t, money } = useI18n();
  const { balanceHidden } = useShell();
  const [hidden, setHidden] = useState(balanceHidden);
  const initial = useMemo(() => ({ viewer: { balance: viewer.balance } }), [viewer.balance]);
  const { data } = useLive(ShellBalance, {}, { intervalMs: every, initial });
  // A platform that can't say for a moment is no reason to take the last figure away.
  const balance = data.viewer?.balance ?? viewer.balance;

  const toggle = () => {
    setHidden(!hidden);
    rememberBalance(!hidden);
  };
  const Icon = hidden ? Eye : EyeOff;

  return (
    <div className={clsx("flex items-center", className)}>
      <p className="min-w-0">
        <span className="sr-only">{t("shell.balance")}: </span>
        <span className="figures block truncate text-sm font-semibold text-gold" data-balance="">
          {hidden ? (
            <>
              <span aria-hidden="true">***</span>
              <span className="sr-only">{t("shell.balanceHidden")}</span>
            </>
          ) : balance ? (
            money(balance.money)
          ) : (
            <span className="text-quiet">{t("shell.balanceUnknown")}</span>
          )}
        </span>
      </p>
      <button
        type="button"
        onClick={toggle}
        aria-label={t(hidden ? "shell.showBalance" : "shell.hideBalance")}
        className="grid size-9 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:text-ink"
      >
        <Icon className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
