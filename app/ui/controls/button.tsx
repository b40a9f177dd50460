import { Link, type LinkProps } from "@remix-run/react";
import { clsx } from "clsx";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

export interface ButtonLook {
  /**
   * `accent` is the page's main action, `quiet` another one; `raised` stands out on a surface, `faint` is an icon
   * beside its content. `danger` can't be undone, `wary` is the step before it.
   */
  tone?: "accent" | "quiet" | "raised" | "faint" | "wary" | "danger";
  /** From an icon up to the button of a form; `bar` is for the page's header. */
  size?: "icon" | "tiny" | "tight" | "small" | "medium" | "large" | "form" | "bar";
  className?: string;
}

/** Returns the classes of a button (`styles/looks.css`), for other elements such as a summary. */
export function buttonLook({ tone = "accent", size = "medium", className }: ButtonLook): string {
  return clsx(`button button-${tone} button-${size}`, className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /**
   * True while the action runs: the button can't be clicked again, and screen readers announce it. It isn't
   * `disabled`, because that would remove the keyboard focus.
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

/** A link to another page of the portal that looks like a button. */
export function ButtonLink({ tone, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonLook({ tone, size, className })} />;
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { href: string };

/** A link to another site or to a file that looks like a button. */
export function ButtonAnchor({ tone, size, className, ...rest }: AnchorProps) {
  return <a {...rest} className={buttonLook({ tone, size, className })} />;
}
