/**
 * Runs `work` after the next paint, so that loading files doesn't delay the response to a click. On a hidden page,
 * which is not painted, it runs at once. Browser only.
 * @returns a function that cancels it
 */
export function afterPaint(work: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = setTimeout(work);
  };
  if (document.hidden) next();
  else frame = requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
