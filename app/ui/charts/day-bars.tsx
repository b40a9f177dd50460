import { Card } from "~/ui/layout/card.tsx";

interface Day {
  /** The day as a key, and formatted. */
  day: string;
  name: string;
  value: number;
  /** The value, formatted. */
  amount: string;
}

interface Props {
  /** The chart's name. The figures are in the table below it. */
  label: string;
  /** Oldest first, at least one. */
  days: readonly Day[];
}

/** Days as bars above and below zero: profit above, loss below. The scale ends at the highest and lowest value. */
export function DayBars({ label, days }: Props) {
  const sorted = [...days].sort((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const most = Math.max(0, best?.value ?? 0);
  const least = Math.min(0, worst?.value ?? 0);
  const span = most - least || 1;
  const line = (most / span) * 100;
  return (
    <Card
      role="img"
      aria-label={label}
      className="figures mb-5 grid gap-1 px-3 py-2 text-2xs text-quiet"
    >
      {most > 0 ? <p>{best?.amount}</p> : null}
      <div className="relative flex h-32 gap-px sm:gap-1">
        <span className="absolute inset-x-0 border-t border-line" style={{ top: `${line}%` }} />
        {days.map(({ day, name, value, amount }) => {
          const height = (Math.abs(value) / span) * 100;
          return (
            <div key={day} title={`${name}: ${amount}`} className="relative min-w-0 flex-1">
              <span
                className={`absolute inset-x-0 rounded-sm ${value < 0 ? "bg-danger" : "bg-gain"}`}
                style={{
                  top: `${value < 0 ? line : line - height}%`,
                  height: value === 0 ? 0 : `max(${height}%, 2px)`,
                }}
              />
            </div>
          );
        })}
      </div>
      {least < 0 ? <p>{worst?.amount}</p> : null}
      <p className="flex justify-between gap-3 border-t border-line/60 pt-1">
        <span>{days[0]?.name}</span>
        <span>{days.at(-1)?.name}</span>
      </p>
    </Card>
  );
}
