import { Link, type LinkProps } from "@remix-run/react";
import { clsx } from "clsx";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

export interface ButtonLook {
  /**
   * `accent` is what a page is for, `quiet` what else there is; `raised` stands out on a surface, `faint`
   * is a symbol beside what it belongs to. `danger` can't be taken back, `wary` is the step before that.
   */
  tone?: "accent" | "quiet" | "raised" | "faint" | "wary" | "danger";
  /** From a symbol alone up to the button of a form; `bar` is the page's header. */
  size?: "icon" | "tiny" | "tight" | "small" | "medium" | "large" | "form" | "bar";
  className?: string;
}

/** The classes of a button (`styles/looks.css`), for what is one in looks alone, such as a summary. */
export function buttonLook({ tone = "accent", size = "medium", className }: ButtonLook): string {
  return clsx(`button button-${tone} button-${size}`, className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /**
   * While what it does is under way: it can't be pressed again, and those who hear the page know. It is not
   * `disabled`, which would take the focus from whoever pressed it with the keyboard.
   */
  busy?: boolean;
}

export function Button({ tone, size, className, busy, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && underWay)}
      className={buttonLook({ tone, size, className })}
    />
  );
}

const underWay: ButtonHTMLAttributes<HTMLButtonElement> = {
  "aria-busy": true,
  "aria-disabled": true,
  onClick: (event) => event.preventDefault(),
};

/** A way to another page of ours, as a button. */
export function ButtonLink({ tone, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonLook({ tone, size, className })} />;
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { href: string };

/** A way out of the pages, or to a file, as a button. */
export function ButtonAnchor({ tone, size, className, ...rest }: AnchorProps) {
  return <a {...rest} className={buttonLook({ tone, size, className })} />;
}
