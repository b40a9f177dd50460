import { Fragment } from "react";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  /** The chart's name. The figures are in the table below it. */
  label: string;
  bars: readonly { key: string; name: string; value: number; text: string }[];
}

/** Amounts as horizontal bars, the largest first, each with its name and figure. */
export function ShareBars({ label, bars }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const sorted = [...bars].sort((a, b) => b.value - a.value);
  return (
    <Card
      role="img"
      aria-label={label}
      pad="snug"
      className="mb-4 grid grid-cols-[fit-content(9rem)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-xs"
    >
      {sorted.map(({ key, name, value, text }) => (
        <Fragment key={key}>
          <span className="truncate text-quiet">{name}</span>
          <span className="h-3 rounded-sm bg-ground">
            <span
              className="block h-full min-w-0.5 rounded-sm bg-accent"
              style={{ width: `${Math.max(0, (value / most) * 100)}%` }}
            />
          </span>
          <span className="figures text-right font-semibold">{text}</span>
        </Fragment>
      ))}
    </Card>
  );
}
