import { clsx } from "clsx";
import type { ReactNode } from "react";

const tones = {
  quiet: "border-line text-quiet",
  accent: "border-accent/60 text-accent",
  gain: "border-gain/50 text-gain",
  danger: "border-danger/50 text-danger",
};

export type TagTone = keyof typeof tones;

interface Props {
  tone?: TagTone;
  children: ReactNode;
}

/** A short label for the content beside it, such as its status. */
export function Tag({ tone = "quiet", children }: Props) {
  return (
    <span
      className={clsx(
        "shrink-0 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
