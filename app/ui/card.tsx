import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

const tones = {
  plain: "border-line/60 bg-surface",
  /** Stands alone on its page. */
  page: "border-line bg-surface shadow-card",
  /** Unfolds over the page. */
  overlay: "border-line bg-surface shadow-overlay",
  /** In place of what should be there. */
  faint: "border-line/60 bg-surface/60",
  /** Something went well. */
  good: "border-gain/50 bg-gain/10",
  dashed: "border-dashed border-line bg-surface/60",
};

const pads = { none: "", snug: "p-4", roomy: "p-4 lg:p-6" };

export interface CardLook {
  tone?: keyof typeof tones;
  pad?: keyof typeof pads;
  className?: string;
}

/** The classes of a card, for elements of others such as Remix's forms. */
export function cardLook({ tone = "plain", pad = "none", className }: CardLook): string {
  return clsx("rounded-card border", tones[tone], pads[pad], className);
}

interface CardProps extends HTMLAttributes<HTMLElement>, CardLook {
  as?: "div" | "section" | "article" | "li" | "ul";
}

/** A surface that holds things together. */
export function Card({ as: Tag = "div", tone, pad, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardLook({ tone, pad, className })} />;
}
