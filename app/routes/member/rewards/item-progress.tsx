import type { ItemProgress, RewardItem } from "~/components/claims/items.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Progress } from "~/ui/charts/progress.tsx";

/** How much is done of what a card counts, and how much is missing; only while it is in progress. */
export function ItemProgressBar({ item, name }: { item: RewardItem; name: string }) {
  const { t } = useI18n();
  const said = useCounted();
  const { kind, progress, state } = item;
  if (!progress || state !== "progress") return null;
  const { done, needed, missing, percent } = progress;
  const text = t("member.rewards.progress", {
    done: said(progress, done, true),
    of: said(progress, needed),
  });
  return (
    <Progress
      label={kind === "bonuses" ? `${t("member.bonuses.rollover")}: ${name}` : name}
      done={percent}
      of={100}
      text={
        missing === "0"
          ? text
          : `${text} · ${t("member.rewards.missing", { rest: said(progress, missing) })}`
      }
    />
  );
}

/** Formats what is counted: an amount, rounds, or friends. */
function useCounted() {
  const { t, money, atMost } = useI18n();
  return ({ counts, currency }: ItemProgress, value: string, isReached = false): string => {
    if (counts === "AMOUNT") {
      const amount = currency ? { amount: value, currency } : null;
      if (!amount) return value;
      return isReached ? atMost(amount) : money(amount);
    }
    const count = Number(value);
    return t(counts === "ROUNDS" ? "member.missions.rounds" : "member.rewards.friends", { count });
  };
}
