import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from "react";
import { loadChunk } from "~/components/load-chunk.ts";

const Motion = lazy(() => loadChunk(() => import("./motion.tsx")));

const calm = "(prefers-reduced-motion: reduce)";

/** True in a browser whose owner does not mind motion, once the page is idle. */
function useMotionWelcome(enabled: boolean): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const query = window.matchMedia(calm);
    const update = () => setWelcome(!query.matches);
    const timer = setTimeout(update, 800);
    query.addEventListener("change", update);
    return () => {
      clearTimeout(timer);
      query.removeEventListener("change", update);
    };
  }, [enabled]);
  return enabled && welcome;
}

/**
 * Sets the list in `ref` in motion when that is welcome; until then, and without JavaScript, it
 * scrolls by hand. Answers whether it moves, and what has to be rendered beside it.
 */
export function useMotion(
  ref: RefObject<HTMLElement>,
  axis: "x" | "y",
  enabled: boolean,
  direction?: "forward" | "backward",
): { moving: boolean; motion: ReactNode } {
  const moving = useMotionWelcome(enabled);
  if (!moving || !ref.current) return { moving: false, motion: null };
  return {
    moving,
    motion: (
      <Suspense>
        <Motion node={ref.current} axis={axis} direction={direction} />
      </Suspense>
    ),
  };
}
