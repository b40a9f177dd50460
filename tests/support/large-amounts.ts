/** Nine-digit amounts in place of a page's own, and whether they can be read. */

/**
 * Replaces every amount in the page's main part by one of nine digits. Returns their number. Runs in the page.
 * @param html the page in another language, whose tables replace those of this page; null keeps them
 */
export function putLargeAmounts(html: string | null): number {
  if (html !== null) {
    const there = new DOMParser().parseFromString(html, "text/html");
    document.documentElement.lang = there.documentElement.lang;
    const tables = [...there.querySelectorAll("main .table-box > table")];
    document.querySelectorAll("main .table-box > table").forEach((table, at) => {
      table.innerHTML = tables[at]?.innerHTML ?? "";
    });
  }
  let amounts = 0;
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/\p{Sc}[\d.,]+/gu, () => {
      amounts += 1;
      return "₩987,654,321";
    });
  }
  return amounts;
}

/**
 * Returns amounts that are broken over two lines, and those cut off in a box that can't scroll. Runs in the page.
 * @param root the selector of the part to look at
 */
export function lostAmounts(root: string): string[] {
  const lost: string[] = [];
  const range = document.createRange();
  const area = document.querySelector(root) ?? document.body;
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  // What is in a closed disclosure is not shown; its summary is.
  const hidden = "svg, .sr-only, details:not([open]) > :not(summary), dialog:not([open])";
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const from = text.data.indexOf("₩");
    if (from < 0 || text.parentElement?.closest(hidden)) continue;
    // The sign belongs to the number.
    range.setStart(text, from - (/[-+−]\u2060?$/.exec(text.data.slice(0, from))?.[0].length ?? 0));
    range.setEnd(text, from + "₩987,654,321".length);
    const rects = [...range.getClientRects()];
    const lines = new Set(rects.map(({ top }) => Math.round(top)));
    if (lines.size > 1) lost.push(`broken: ${text.data}`);
    const right = Math.max(...rects.map((rect) => rect.right));
    for (let box = text.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll") break;
      const clips = overflowX !== "visible" || box === document.documentElement;
      if (clips && right > box.getBoundingClientRect().right + 1)
        lost.push(`cut off: ${text.data}`);
    }
  }
  return lost;
}
