import { Card } from "./card.tsx";

interface Props {
  /** What the picture shows; the figures stand in the table below it. */
  label: string;
  bars: readonly { key: string; name: string; value: number; text: string }[];
}

/** Amounts beside each other as bars that lie, biggest first, each with its name and its figure. */
export function ShareBars({ label, bars }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const sorted = [...bars].sort((a, b) => b.value - a.value);
  return (
    <Card role="img" aria-label={label} pad="snug" className="mb-4 grid gap-1.5">
      {sorted.map(({ key, name, value, text }) => (
        <div
          key={key}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-3 text-xs sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <span className="truncate text-quiet">{name}</span>
          <span className="h-3 rounded-sm bg-ground">
            <span
              className="block h-full min-w-0.5 rounded-sm bg-accent"
              style={{ width: `${Math.max(0, (value / most) * 100)}%` }}
            />
          </span>
          <span className="figures text-right font-semibold">{text}</span>
        </div>
      ))}
    </Card>
  );
}
