import type { CSSProperties, ReactNode } from "react";
import { cardLook } from "./card.tsx";

interface Props {
  label: string;
  figures: readonly {
    name: string;
    value: ReactNode;
    /** What stands smaller beneath it, such as how much it changed. */
    note?: ReactNode;
  }[];
}

/** Up to so many stand in one row on a wide screen, and on a narrower one; more in two. */
const oneRow = { wide: 8, narrow: 4 };

/** Many figures in little room: cells of one surface, in rows of the same length. */
export function FigureStrip({ label, figures }: Props) {
  const columnsFor = (most: number) =>
    figures.length <= most ? figures.length : Math.ceil(figures.length / 2);
  const columns = { "--narrow": columnsFor(oneRow.narrow), "--wide": columnsFor(oneRow.wide) };
  return (
    <dl
      aria-label={label}
      style={columns as CSSProperties}
      className={cardLook({ className: "figure-strip" })}
    >
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures text-base font-bold break-words">{value}</dd>
          {note ? <dd className="figures text-xs text-quiet">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
