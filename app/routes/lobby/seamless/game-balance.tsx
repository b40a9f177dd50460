import { useEffect, useMemo } from "react";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";

const GameBalance_viewer = graphql(`
  fragment GameBalance_viewer on Viewer {
    balance {
      money {
        ...Money
      }
    }
  }
`);

const GameBalanceQuery = graphql(`
  query GameBalance {
    viewer {
      ...GameBalance_viewer
    }
  }
`);

/** Polling interval of the balance in ms, if the game reports no changes. */
const pollMs = 30_000;

interface GameBalanceProps {
  viewer: FragmentType<typeof GameBalance_viewer>;
  /** Increases when the game reports a change of the wallet. */
  tick: number;
}

/** The wallet beside a running game; it is refreshed when the game reports a change. */
export function GameBalance({ viewer, tick }: GameBalanceProps) {
  const { t, atMost } = useI18n();
  const initial = useMemo(() => ({ viewer }), [viewer]);
  const { data, refresh } = useLive(GameBalanceQuery, {}, { intervalMs: pollMs, initial });
  useEffect(() => {
    if (tick) refresh();
  }, [tick, refresh]);
  const balance = readFragment(GameBalance_viewer, data.viewer)?.balance;
  return (
    <p className="flex shrink-0 items-center gap-1.5 px-1 text-sm font-semibold">
      <i className="icon-wallet hidden size-4 text-gold sm:block" />
      <span className="sr-only">{t("play.balance")}:</span>
      <span className="figures text-gold" data-balance="">
        {balance ? atMost(balance.money) : t("play.balanceUnknown")}
      </span>
    </p>
  );
}
