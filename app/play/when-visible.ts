/** One observer for all covers of a page. A picture loads when a tenth of its cover is in view (K27). */
const visibleThreshold = 0.1;

let observer: IntersectionObserver | null = null;
const waiting = new WeakMap<Element, () => void>();

/**
 * Calls `seen` once, when a tenth of the element is in view (U44). Browser only.
 * @returns a function that stops observing
 */
export function whenVisible(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer?.unobserve(entry.target);
        waiting.get(entry.target)?.();
        waiting.delete(entry.target);
      }
    },
    { threshold: visibleThreshold },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
