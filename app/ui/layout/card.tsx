import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

export interface CardLook {
  /**
   * `page` is alone on its page, `overlay` unfolds over it, `flat` is a patch of colour without an edge;
   * `good` says that something went well, `faint` and `dashed` replace what should be there.
   */
  tone?: "plain" | "page" | "overlay" | "flat" | "good" | "faint" | "dashed";
  pad?: "snug" | "roomy";
  className?: string;
}

/** The classes of a card (`styles/looks.css`), for elements of others such as Remix's forms. */
export function cardLook({ tone = "plain", pad, className }: CardLook): string {
  return clsx(`card card-${tone}`, pad && `card-${pad}`, className);
}

interface CardProps extends HTMLAttributes<HTMLElement>, CardLook {
  as?: "div" | "section" | "article" | "li" | "ul";
}

/** A surface that holds things together. */
export function Card({ as: Tag = "div", tone, pad, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardLook({ tone, pad, className })} />;
}
