import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

export interface CardLook {
  /**
   * `page` is the only card of its page, `overlay` opens over it, `flat` has a background without a border; `good`
   * shows success, `faint` and `dashed` replace missing content.
   */
  tone?: "plain" | "page" | "overlay" | "flat" | "good" | "faint" | "dashed";
  pad?: "snug" | "roomy";
  className?: string;
}

/** Returns the classes of a card (`styles/looks.css`), for elements such as Remix's forms. */
export function cardLook({ tone = "plain", pad, className }: CardLook): string {
  return clsx(`card card-${tone}`, pad && `card-${pad}`, className);
}

interface CardProps extends HTMLAttributes<HTMLElement>, CardLook {
  as?: "div" | "section" | "article" | "li" | "ul";
}

/** A surface that groups content. */
export function Card({ as: Tag = "div", tone, pad, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardLook({ tone, pad, className })} />;
}
