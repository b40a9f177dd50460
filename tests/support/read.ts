/**
 * Reads of a page for browser tests. Each waits first, because a read of something that is not there yet, or still
 * moves, is the failure that comes back. `tests/house/browser-reads.test.ts` allows Playwright's own reads here and
 * inside `expect.poll` and `toPass`, which read again.
 */
import { expect, type Locator } from "@playwright/test";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  bottom: number;
}

/** Reads until two reads in a row are the same. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last: T = await read();
  const isSame = async () => {
    const before = JSON.stringify(last);
    last = await read();
    return JSON.stringify(last) === before;
  };
  await expect.poll(isSame, { intervals: [50], message: "the page comes to rest" }).toBe(true);
  return last;
}

/** The place and size of a visible element that has come to rest. */
export async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  const box = await settled(() => element.boundingBox());
  if (!box) throw new Error(`${element} went away while its box was read`);
  const { x, y, width, height } = box;
  return { x, y, width, height, bottom: y + height };
}

/** The text of a visible element, once it has some. */
export async function textOf(element: Locator): Promise<string> {
  await expect(element).toBeVisible();
  await expect(element).not.toBeEmpty();
  return (await element.textContent()) ?? "";
}

/** An attribute, once the element has it. */
export async function attributeOf(element: Locator, name: string): Promise<string> {
  await expect(element).toHaveAttribute(name);
  return (await element.getAttribute(name)) ?? "";
}

/**
 * How many elements there are.
 * @param beside what is visible when they have come; without it, the first of them, so that none is no answer
 */
export async function countOf(elements: Locator, beside = elements.first()): Promise<number> {
  await expect(beside).toBeVisible();
  return settled(() => elements.count());
}

/** The text of each element, of which the first is visible. */
export async function textsOf(elements: Locator): Promise<string[]> {
  await expect(elements.first()).toBeVisible();
  return settled(() => elements.allTextContents());
}

/**
 * Each element.
 * @param beside as for `countOf`
 */
export async function eachOf(elements: Locator, beside?: Locator): Promise<Locator[]> {
  await countOf(elements, beside);
  return elements.all();
}

/**
 * What a function says of all elements, once the first is there.
 * @param say runs in the page
 */
export async function readAll<T>(
  elements: Locator,
  say: (all: (HTMLElement | SVGElement)[]) => T,
): Promise<T> {
  await expect(elements.first()).toBeAttached();
  return settled(() => elements.evaluateAll(say));
}

/** Whether an element is shown on a page whose other element `beside` is visible: some are for one size only. */
export async function isShown(element: Locator, beside: Locator): Promise<boolean> {
  await expect(beside).toBeVisible();
  return element.isVisible();
}
