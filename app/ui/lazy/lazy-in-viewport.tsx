import { type ReactNode, useEffect, useRef, useState } from "react";
import { WantedContext } from "./lazy.tsx";

/** How far below the screen the code of what is there is asked for. */
const ahead = "400px";

interface Props {
  /** What it shows: where that changes, what the server wrote is out of date. */
  of: unknown;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** What is further down, or hidden on a phone, with parts in it whose code comes as one comes near them (`later`). */
export function Near({ of, children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [first] = useState(of);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    });
    sight.observe(node);
    return () => sight.disconnect();
  }, []);
  return (
    <div ref={box} {...rest}>
      <WantedContext.Provider value={of === first ? near : "anew"}>
        {children}
      </WantedContext.Provider>
    </div>
  );
}

/**
 * For a page's module: the code of its parts comes beside its data where one walks to it. The first page of a visit
 * has them as HTML.
 */
export function fetchBeside(...parts: readonly { fetch: () => void }[]): void {
  if (import.meta.env.SSR || !("__remixRouter" in window)) return;
  for (const part of parts) part.fetch();
}
