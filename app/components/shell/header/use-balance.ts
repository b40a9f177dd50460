import { useMemo, useState } from "react";
import { type ShellViewer, useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import { useLive } from "~/graphql/use-live.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { rememberBalance } from "./balance-choice.ts";

const ShellBalance = graphql(`
  query ShellBalance {
    viewer {
      account
      balance {
        money {
          ...Money
        }
      }
    }
  }
`);

/** Polling interval of the balance in ms. A game's page also refreshes it after each round. */
const every = 30_000;

export interface WalletView {
  /** Null if the platform's balance is unavailable. */
  money: MoneyValue | null;
  hidden: boolean;
  toggle: () => void;
}

/** Returns the viewer's refreshed balance, and whether the visitor hides it (U11, K26). */
export function useBalance(viewer: ShellViewer): WalletView {
  const { balanceHidden } = useShell();
  const [hidden, setHidden] = useState(balanceHidden);
  const initial = useMemo(
    () => ({ viewer: { account: viewer.account, balance: viewer.balance } }),
    [viewer.account, viewer.balance],
  );
  const { data } = useLive(ShellBalance, {}, { intervalMs: every, initial });
  // Another window may have changed the account: its balance is not this page's (H8). The last balance stays while the
  // platform is unavailable.
  const own = data.viewer?.account === viewer.account ? data.viewer.balance : null;
  const balance = own ?? viewer.balance;
  const toggle = () => {
    setHidden(!hidden);
    rememberBalance(!hidden);
  };
  return { money: balance?.money ?? null, hidden, toggle };
}
