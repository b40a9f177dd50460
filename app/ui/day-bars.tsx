import { Card } from "./card.tsx";

interface Props {
  /** What the picture shows; the figures are in the table below it. */
  label: string;
  /** Oldest first. `text` is said when one points at a bar. */
  days: readonly { day: string; value: number; text: string }[];
}

/** Days as bars above and below a line: won above, lost below. */
export function DayBars({ label, days }: Props) {
  const most = Math.max(0, ...days.map(({ value }) => value));
  const least = Math.min(0, ...days.map(({ value }) => value));
  const span = most - least || 1;
  const line = (most / span) * 100;
  return (
    <Card
      role="img"
      aria-label={label}
      className="relative mb-5 flex h-44 items-stretch gap-px px-3 py-4 sm:gap-1"
    >
      {days.map(({ day, value, text }) => {
        const height = (Math.abs(value) / span) * 100;
        return (
          <div key={day} title={text} className="relative min-w-0 flex-1">
            <span
              className={`absolute inset-x-0 rounded-sm ${value < 0 ? "bg-danger" : "bg-gain"}`}
              style={{
                top: `${value < 0 ? line : line - height}%`,
                height: `max(${height}%, 2px)`,
              }}
            />
          </div>
        );
      })}
    </Card>
  );
}
