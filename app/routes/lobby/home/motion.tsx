import AutoScroll from "embla-carousel-auto-scroll";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";

interface Props {
  /** The viewport; its first child holds the items. */
  node: HTMLElement;
  axis: "x" | "y";
  /** Which way the items go. */
  direction?: "forward" | "backward";
}

/** Pixels a frame (K59). */
const speed = 0.5;

/**
 * Sets a list in endless motion, still while a pointer or the focus is on it (A95). Fetched after the page
 * is up, and never for those who asked for less motion.
 */
export default function Motion({ node, axis, direction = "forward" }: Props) {
  const [attach] = useEmblaCarousel({ loop: true, axis, dragFree: true, containScroll: false }, [
    AutoScroll({
      speed,
      direction,
      startDelay: 0,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  ]);
  useEffect(() => {
    attach(node);
    node.dataset.moving = "";
    return () => {
      delete node.dataset.moving;
    };
  }, [attach, node]);
  return null;
}
