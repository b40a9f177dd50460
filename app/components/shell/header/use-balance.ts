import { useMemo, useState } from "react";
import { type ShellViewer, useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import { useLive } from "~/graphql/use-live.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { rememberBalance } from "./balance-choice.ts";

const ShellBalance = graphql(`
  query ShellBalance {
    viewer {
      balance {
        money {
          ...Money
        }
      }
    }
  }
`);

/** How often the balance is read again, in ms. A game's page reads it by itself, after each round. */
const every = 30_000;

export interface WalletView {
  /** Null when the platform can't say. */
  money: MoneyValue | null;
  hidden: boolean;
  toggle: () => void;
}

/** The viewer's balance, kept fresh, and whether the visitor wants to see it (U11, K26). */
export function useBalance(viewer: ShellViewer): WalletView {
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
  return { money: balance?.money ?? null, hidden, toggle };
}
