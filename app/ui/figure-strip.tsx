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

/** Up to so many stand in one row on a wide screen; more in two. */
const oneRow = 8;

/** Many figures in little room: cells of one surface, in rows of the same length. */
export function FigureStrip({ label, figures }: Props) {
  const half = Math.ceil(figures.length / 2);
  const columns = { "--half": half, "--full": figures.length <= oneRow ? figures.length : half };
  return (
    <dl
      aria-label={label}
      style={columns as CSSProperties}
      className={cardLook({
        className:
          "mb-4 grid grid-cols-2 overflow-hidden sm:grid-cols-[repeat(var(--half),minmax(0,1fr))] xl:grid-cols-[repeat(var(--full),minmax(0,1fr))]",
      })}
    >
      {figures.map(({ name, value, note }) => (
        <div
          key={name}
          className="px-3 py-2 outline-[0.5px] outline-line/60 max-sm:last:odd:col-span-2"
        >
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures text-base font-bold break-words">{value}</dd>
          {note ? <dd className="figures text-xs text-quiet">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
