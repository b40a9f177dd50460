import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  className?: string;
  children: ReactNode;
}

/**
 * The page's main element. It gets the focus after a navigation that removed the focused element, because browsers
 * would focus the top of the page and screen readers would announce nothing.
 */
export function MainContent({ className, children }: Props) {
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const opened = useRef(key);
  // Effects of children run first, so they may set the focus before this.
  useEffect(() => {
    if (key === opened.current) return;
    opened.current = key;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={clsx("outline-none", className)}>
      {children}
    </main>
  );
}
