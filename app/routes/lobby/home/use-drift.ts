import { type RefObject, useEffect, useState } from "react";
import { drift } from "./drift.ts";

interface Options {
  axis: "x" | "y";
  way: 1 | -1;
  /** False leaves the list alone, such as one that is too short to move. */
  enabled: boolean;
  /** How often the list is repeated while it moves, so that its end never shows. */
  copies: number;
}

const calm = "(prefers-reduced-motion: reduce)";

/** True in a browser whose owner does not mind motion, once the page has settled. */
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
 * Sets the list inside a viewport in endless motion: still while a pointer or the focus is on it, out
 * of sight, or where less motion is wanted (A95). Until then, and without JavaScript, the viewport
 * scrolls by hand.
 * @returns how often the list has to be rendered just now: once, or `copies` times.
 */
export function useDrift(view: RefObject<HTMLElement>, options: Options): number {
  const { axis, way, enabled, copies } = options;
  const moving = useMotionWelcome(enabled);

  useEffect(() => {
    const box = view.current;
    const list = box?.firstElementChild;
    if (!moving || !box || !(list instanceof HTMLElement)) return;
    const scroll = axis === "x" ? "scrollLeft" : "scrollTop";
    let offset = box[scroll];
    let last = 0;
    let frame = 0;
    let held = 0;
    const place = () => {
      list.style.transform = axis === "x" ? `translateX(${-offset}px)` : `translateY(${-offset}px)`;
    };
    const step = (now: number) => {
      const length = (axis === "x" ? list.scrollWidth : list.scrollHeight) / copies;
      offset = drift(offset, last ? now - last : 0, length, way);
      last = now;
      place();
      frame = requestAnimationFrame(step);
    };
    const hold = () => {
      held++;
      cancelAnimationFrame(frame);
      frame = 0;
    };
    const release = () => {
      held = Math.max(0, held - 1);
      if (held || frame) return;
      // The browser may have scrolled to what had the focus; it goes on from there.
      offset += box[scroll];
      box[scroll] = 0;
      last = 0;
      frame = requestAnimationFrame(step);
    };
    let seen = false;
    const sight = new IntersectionObserver(([entry]) => {
      const now = entry?.isIntersecting ?? false;
      if (now === seen) return;
      seen = now;
      if (now) release();
      else hold();
    });

    box.dataset.moving = "";
    box[scroll] = 0;
    place();
    held = 1;
    sight.observe(box);
    box.addEventListener("pointerenter", hold);
    box.addEventListener("pointerleave", release);
    box.addEventListener("focusin", hold);
    box.addEventListener("focusout", release);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
      box.removeEventListener("pointerenter", hold);
      box.removeEventListener("pointerleave", release);
      box.removeEventListener("focusin", hold);
      box.removeEventListener("focusout", release);
      delete box.dataset.moving;
      list.style.transform = "";
    };
  }, [moving, view, axis, way, copies]);

  return moving ? copies : 1;
}
