import type { ReactNode } from "react";
import { cardLook } from "~/ui/layout/card.tsx";

interface Props {
  label: string;
  figures: readonly {
    name: string;
    value: ReactNode;
    /** Smaller text below the figure, such as its change. */
    note?: ReactNode;
  }[];
}

/** Many figures in little space: cells of one surface, each as wide as its figure needs (A126). */
export function FigureStrip({ label, figures }: Props) {
  return (
    <dl aria-label={label} className={cardLook({ className: "figure-strip" })}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures text-base font-bold whitespace-nowrap">{value}</dd>
          {note ? <dd className="figures text-xs text-quiet">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
