import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { bannerStands, bannerTurns, scrollTo } from "./turn.ts";

interface Banners {
  /** Which banner shows, from 0. */
  at: number;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** Turns to a banner; `count` is the copy of the first one after the last. */
  turn: (to: number) => void;
}

/** The interval in ms at which the end of a manual scroll is checked. */
const rest = 120;

function isInSight(element: Element | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Turns the banners of a scrolling row (U2): every 5 s, in 1 s, in an endless loop with a copy of the first banner
 * after the last. It pauses while a pointer, a finger or the focus is on it, and does not start with reduced motion
 * (WCAG 2.2.2).
 */
export function useBanners(
  box: RefObject<HTMLElement>,
  view: RefObject<HTMLElement>,
  count: number,
): Banners {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const stop = useRef<() => void>(() => undefined);

  const turn = useCallback(
    (to: number) => {
      const row = view.current;
      if (!row) return;
      stop.current();
      const width = row.clientWidth;
      // From the first back to the last: start on the copy of the first, which looks the same.
      if (to < 0) row.scrollLeft = count * width;
      const target = to < 0 ? count - 1 : to;
      setAt(target % count);
      stop.current = scrollTo(row, target * width, isCalm() ? 0 : bannerTurns, () => {
        if (target === count) row.scrollLeft = 0;
      });
    },
    [view, count],
  );

  useEffect(() => {
    if (isCalm()) setPaused(true);
    return () => stop.current();
  }, []);

  // After a manual scroll, takes the position, and replaces the copy by the original.
  useEffect(() => {
    const row = view.current;
    if (!row || count < 2) return;
    let timer: ReturnType<typeof setTimeout>;
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if ("turning" in row.dataset) return;
        const shown = Math.round(row.scrollLeft / row.clientWidth);
        if (shown === count) row.scrollLeft = 0;
        setAt(shown % count);
      }, rest);
    };
    const touched = () => stop.current();
    row.addEventListener("scroll", scrolled, { passive: true });
    row.addEventListener("pointerdown", touched);
    return () => {
      clearTimeout(timer);
      row.removeEventListener("scroll", scrolled);
      row.removeEventListener("pointerdown", touched);
    };
  }, [view, count]);

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const hold = () => setHeld(true);
    const release = () =>
      setHeld(node.matches(":focus-within") && node.querySelector(":focus-visible") !== null);
    const pairs = [
      ["pointerenter", hold],
      ["pointerleave", release],
      ["focusin", release],
      ["focusout", () => setHeld(false)],
    ] as const;
    for (const [name, act] of pairs) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of pairs) node.removeEventListener(name, act);
    };
  }, [box]);

  useEffect(() => {
    if (paused || held || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden && isInSight(box.current)) turn(at + 1);
    }, bannerStands);
    return () => clearInterval(timer);
  }, [box, paused, held, at, count, turn]);

  return { at, paused, setPaused, turn };
}
