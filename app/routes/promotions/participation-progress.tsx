import { useI18n } from "~/i18n/i18n.tsx";
import { Progress } from "~/ui/charts/progress.tsx";
import type { Participation } from "./participation.ts";

interface Props {
  participation: Participation;
  /** The promotion's title, for screen readers. */
  label: string;
}

/** How much of a promotion is done, and how much is missing (H5); nothing where nothing is counted, or it is over. */
export function ParticipationProgress({ participation, label }: Props) {
  const { t, money } = useI18n();
  const { progress, state } = participation;
  if (!progress || state === "ENDED") return null;
  const { counts, currency, done, needed, missing, percent } = progress;
  const said = (value: string) => {
    if (counts === "AMOUNT") return currency ? money({ amount: value, currency }) : value;
    const count = Number(value);
    return t(counts === "ROUNDS" ? "promotions.part.rounds" : "promotions.part.friends", { count });
  };
  const parts = [
    t("promotions.part.progress", {
      // The unit once: "0 of 30 rounds".
      done: counts === "AMOUNT" ? said(done) : done,
      needed: said(needed),
    }),
    ...(missing === "0" ? [] : [t("promotions.part.missing", { rest: said(missing) })]),
  ];
  return <Progress label={label} done={percent} of={100} text={parts.join(" · ")} />;
}
