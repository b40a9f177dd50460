import { Link, type LinkProps } from "@remix-run/react";
import { clsx } from "clsx";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

/** What presses look like: what a page is for, what else there is, and what can't be taken back. */
const tones = {
  accent: "bg-accent font-bold text-on-accent transition hover:brightness-110",
  quiet: "border border-line font-semibold transition-colors hover:border-accent hover:text-accent",
  raised:
    "border border-line bg-raised font-semibold transition-colors hover:border-accent hover:text-accent",
  /** A symbol beside what it belongs to. */
  faint: "border border-line text-quiet transition-colors hover:border-accent hover:text-accent",
  /** Quiet until somebody points at it: the step before what can't be taken back. */
  wary: "border border-line font-semibold transition-colors hover:border-danger hover:text-danger",
  danger: "border border-danger font-semibold text-danger transition-colors hover:bg-danger/10",
};

const sizes = {
  icon: "min-h-11 w-11",
  tiny: "min-h-11 px-3 text-xs",
  tight: "min-h-11 px-3 text-sm",
  small: "min-h-11 px-4 text-sm",
  medium: "min-h-11 px-5 text-sm",
  large: "min-h-11 px-5",
  form: "min-h-12 px-5",
  /** In the page's header. */
  bar: "h-11 px-3.5 text-sm whitespace-nowrap xl:h-10 xl:px-4",
};

export interface ButtonLook {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  className?: string;
}

/** The classes of a button, for what is one in looks alone, such as a summary. */
export function buttonLook({ tone = "accent", size = "medium", className }: ButtonLook): string {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-control text-center disabled:opacity-60",
    tones[tone],
    sizes[size],
    className,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** While what it does is under way: it can't be pressed again, and those who hear the page know. */
  busy?: boolean;
}

export function Button({ tone, size, className, busy, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonLook({ tone, size, className })}
    />
  );
}

/** A way to another page of ours, as a button. */
export function ButtonLink({ tone, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonLook({ tone, size, className })} />;
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { href: string };

/** A way out of the pages, or to a file, as a button. */
export function ButtonAnchor({ tone, size, className, ...rest }: AnchorProps) {
  return <a {...rest} className={buttonLook({ tone, size, className })} />;
}
