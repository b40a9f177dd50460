import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AsRead } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  label: string;
  figures: readonly { name: string; value: ReactNode; note?: ReactNode }[];
  /** Whether the first figure is what the page is about: it is larger. */
  lead?: boolean;
}

/** A few figures side by side, in their currency's decimals. */
export function FigureTiles({ label, figures, lead = false }: Props) {
  return (
    <dl aria-label={label} className="figure-tiles" data-lead={lead ? "" : undefined}>
      <AsRead>
        {figures.map(({ name, value, note }, at) => (
          <Card key={name} pad="snug">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd
              className={clsx(
                "figures mt-1 font-bold whitespace-nowrap",
                lead && at === 0 ? "text-2xl" : "text-lg",
              )}
            >
              {value}
            </dd>
            {note ? <dd className="figures mt-1 text-xs text-quiet">{note}</dd> : null}
          </Card>
        ))}
      </AsRead>
    </dl>
  );
}
