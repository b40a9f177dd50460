import type { ReactNode } from "react";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  label: string;
  figures: readonly { name: string; value: ReactNode }[];
}

/** A few figures side by side. */
export function FigureTiles({ label, figures }: Props) {
  return (
    <dl aria-label={label} className="figure-tiles">
      {figures.map(({ name, value }) => (
        <Card key={name} pad="snug">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures mt-1 text-lg font-bold whitespace-nowrap">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
