import { type RefObject, useEffect, useState } from "react";
import { roundTime } from "./drift.ts";

interface Options {
  axis: "x" | "y";
  way: 1 | -1;
  /** False does not move the list, for example if it is too short. */
  enabled: boolean;
  /** How often the list is repeated while it moves, so that its end never shows. */
  copies: number;
}

const calm = "(prefers-reduced-motion: reduce)";

/** True once the list is in view and reduced motion is off. */
function useMotionWelcome(view: RefObject<HTMLElement>, enabled: boolean): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    const box = view.current;
    if (!enabled || !box) return;
    const query = window.matchMedia(calm);
    const update = () => setWelcome(!query.matches);
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      update();
      query.addEventListener("change", update);
    });
    // The page settles first.
    const timer = setTimeout(() => sight.observe(box), 800);
    return () => {
      clearTimeout(timer);
      sight.disconnect();
      query.removeEventListener("change", update);
    };
  }, [view, enabled]);
  return enabled && welcome;
}

/** Runs the list through one round after another. The browser's compositor does it, not our thread. */
function run(list: HTMLElement, { axis, way, copies }: Options): Animation {
  const length = (axis === "x" ? list.scrollWidth : list.scrollHeight) / copies;
  const end = axis === "x" ? `translateX(${-length}px)` : `translateY(${-length}px)`;
  return list.animate([{ transform: "none" }, { transform: end }], {
    duration: roundTime(length),
    iterations: Number.POSITIVE_INFINITY,
    direction: way === 1 ? "normal" : "reverse",
  });
}

/**
 * Sets the list inside a viewport in endless motion: still while a pointer or the focus is on it, and
 * where less motion is wanted (A95). Until then, and without JavaScript, the viewport scrolls by hand.
 * @returns how often the list has to be rendered just now: once, or `copies` times.
 */
export function useDrift(view: RefObject<HTMLElement>, options: Options): number {
  const { axis, way, enabled, copies } = options;
  const moving = useMotionWelcome(view, enabled);

  useEffect(() => {
    const box = view.current;
    const list = box?.firstElementChild;
    if (!moving || !box || !(list instanceof HTMLElement)) return;
    let animation = run(list, { axis, way, enabled, copies });
    // A finger leaves a hover state behind, so only a real pointer counts.
    const resting = window.matchMedia("(hover: hover)").matches
      ? ":hover, :focus-within"
      : ":focus-within";
    const held = () => box.matches(resting);
    const settle = () => {
      const reached = box.querySelector(":focus-visible");
      if (reached) {
        // What the keyboard reaches may have drifted half out of sight, where no scrolling leads.
        animation.cancel();
        reached.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else if (held()) {
        animation.pause();
      } else {
        if (animation.playState === "idle") box.scrollTo(0, 0);
        animation.play();
      }
    };
    // Other texts or another width of the page make another round.
    let size = list.scrollWidth + list.scrollHeight;
    const resize = new ResizeObserver(() => {
      const now = list.scrollWidth + list.scrollHeight;
      if (now === size) return;
      size = now;
      animation.cancel();
      animation = run(list, { axis, way, enabled, copies });
      settle();
    });
    const events = ["pointerenter", "pointerleave", "focusin", "focusout"] as const;
    // After the event, when the browser has updated hover and focus.
    const later = () => requestAnimationFrame(settle);

    box.dataset.moving = "";
    box.scrollTo(0, 0);
    resize.observe(list);
    for (const name of events) box.addEventListener(name, later);
    // Pointer or focus may have been there before the movement began.
    if (held()) settle();
    return () => {
      resize.disconnect();
      for (const name of events) box.removeEventListener(name, later);
      delete box.dataset.moving;
      animation.cancel();
    };
  }, [moving, view, axis, way, enabled, copies]);

  return moving ? copies : 1;
}
