import { type ReactNode, useEffect, useRef, useState } from "react";
import { WantedContext } from "./later.tsx";

/** How far below the screen the code of what is there is asked for. */
const ahead = "400px";

interface Props {
  /** What it shows: where that changes, what the server wrote is out of date. */
  of: unknown;
  className?: string;
  children: ReactNode;
}

/** What is further down, or hidden on a phone, with parts in it whose code comes as one comes near them (`later`). */
export function Near({ of, className, children }: Props) {
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
    <div ref={box} className={className}>
      <WantedContext.Provider value={near || of !== first}>{children}</WantedContext.Provider>
    </div>
  );
}
