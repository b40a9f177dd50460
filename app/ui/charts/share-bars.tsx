import { Fragment } from "react";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  /** The chart's name. The figures are in the table below it. */
  label: string;
  bars: readonly {
    key: string;
    name: string;
    value: number;
    text: string;
    /** The same of another period, drawn below it (N6). */
    before?: { value: number; text: string } | undefined;
  }[];
}

/** Amounts as horizontal bars, the largest first, each with its name and figure. */
export function ShareBars({ label, bars }: Props) {
  const most =
    Math.max(...bars.flatMap(({ value, before }) => [value, before?.value ?? 0]), 0) || 1;
  const width = (value: number) => ({ width: `${Math.max(0, (value / most) * 100)}%` });
  const sorted = [...bars].sort((a, b) => b.value - a.value);
  return (
    <Card
      role="img"
      aria-label={label}
      pad="snug"
      className="mb-4 grid grid-cols-[fit-content(9rem)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-xs"
    >
      {sorted.map(({ key, name, value, text, before }) => (
        <Fragment key={key}>
          <span className="truncate text-quiet">{name}</span>
          <span className="rounded-sm bg-ground">
            <span className="block h-3 min-w-0.5 rounded-sm bg-accent" style={width(value)} />
            {before ? (
              <span
                className="mt-px block h-1.5 min-w-0.5 rounded-sm bg-gold"
                style={width(before.value)}
              />
            ) : null}
          </span>
          <span className="figures text-right font-semibold">
            {text}
            {before ? (
              <span className="block text-2xs font-normal text-quiet">{before.text}</span>
            ) : null}
          </span>
        </Fragment>
      ))}
    </Card>
  );
}
