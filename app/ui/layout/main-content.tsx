import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  className?: string;
  children: ReactNode;
}

/**
 * What a page is about. Whoever walks on and leaves behind what was pressed goes on from its beginning: the browser
 * would send the keyboard back to the top of the header, and say nothing to those who hear the page.
 */
export function MainContent({ className, children }: Props) {
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const opened = useRef(key);
  // What is in it has had its turn: a child's effects run first.
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
