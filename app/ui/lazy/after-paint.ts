/**
 * Does what a press can do without, once the press has been seen: a dozen files asked for at a phone's pace are as
 * long as the drawing itself. On a page that nobody sees nothing is drawn, and it is done at once. Browser only.
 * @returns a function that calls it off
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
