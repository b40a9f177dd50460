import type { ReactNode } from "react";
import { Card } from "./card.tsx";

interface Props {
  label: string;
  figures: readonly { name: string; value: ReactNode }[];
}

/** A few sums side by side. */
export function FigureTiles({ label, figures }: Props) {
  return (
    <dl
      aria-label={label}
      className="mb-5 grid grid-cols-2 gap-3 max-md:*:last:odd:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
    >
      {figures.map(({ name, value }) => (
        <Card key={name} pad="snug">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures mt-1 text-lg font-bold break-words">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
