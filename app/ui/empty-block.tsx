import type { ReactNode } from "react";

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
}

/** In place of a list that has nothing in it. */
export function EmptyBlock({ icon, title, text }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-line/60 bg-surface/60 px-6 py-10 text-center">
      <span className="text-quiet">{icon}</span>
      <p className="font-semibold">{title}</p>
      {text ? <p className="max-w-sm text-sm text-quiet">{text}</p> : null}
    </div>
  );
}
