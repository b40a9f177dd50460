import { Link } from "@remix-run/react";
import type { CSSProperties, ReactNode } from "react";
import { AsRead } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { evenColumns } from "./even-columns.ts";

interface Props {
  label: string;
  figures: readonly {
    name: string;
    value: ReactNode;
    /** Where its entries are; null where they can't be shown. */
    to?: string | null | undefined;
    /** Smaller text below the figure, such as its change. */
    note?: ReactNode;
  }[];
}

/**
 * Many figures in little space: cells of one surface, in rows of equal numbers where that can be (A126). Amounts have their
 * currency's decimals, and on focus those they were booked with.
 */
export function FigureStrip({ label, figures }: Props) {
  const [some, more, many, most] = [3, 5, 6, 8].map((each) => evenColumns(figures.length, each));
  const columns = { "--some": some, "--more": more, "--many": many, "--most": most };
  return (
    <div className="@container">
      <dl
        aria-label={label}
        style={columns as CSSProperties}
        className={cardLook({ className: "figure-strip" })}
      >
        <AsRead>
          {figures.map(({ name, value, to, note }) => (
            <div key={name}>
              <dt className="text-xs text-quiet">{name}</dt>
              <dd className="figures text-base font-bold whitespace-nowrap">
                {to ? (
                  <Link to={to} className="finger drill">
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </dd>
              {note ? <dd className="figures text-xs text-quiet">{note}</dd> : null}
            </div>
          ))}
        </AsRead>
      </dl>
    </div>
  );
}
