import type { ReactNode } from "react";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
}

/** Replaces an empty list. The brand's own picture for it takes the icon's place (`components/brand-style.ts`). */
export function EmptyBlock({ icon, title, text }: Props) {
  return (
    <Card tone="faint" className="flex flex-col items-center gap-2 px-6 py-10 text-center">
      <span className="empty-art text-quiet">{icon}</span>
      <p className="font-semibold">{title}</p>
      {text ? <p className="max-w-sm text-sm text-quiet">{text}</p> : null}
    </Card>
  );
}
