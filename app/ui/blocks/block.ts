import type { GatewayAnswer } from "~/portal-context.ts";

/** The result of a block's query: its data and the number of unreadable list items, or a failure. */
export type Block<T> = { data: T; dropped?: number } | { failed: true; requestId: string | null };

/** Returns the gateway's response as a block. Data counts even if parts of it failed. */
export function blockOf<T>({ data, errors, dropped }: GatewayAnswer<T>): Block<T> {
  if (data) return dropped ? { data, dropped } : { data };
  return { failed: true, requestId: errors?.[0]?.extensions.requestId ?? null };
}

/** A response without null root fields. */
export type Whole<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Like `blockOf`, but fails if one root field is null, for blocks that need all of them. */
export function wholeBlock<T extends object>(answer: GatewayAnswer<T>): Block<Whole<T>> {
  const block = blockOf(answer);
  const whole = "data" in block && Object.values(block.data).every((root) => root !== null);
  return whole ? (block as Block<Whole<T>>) : blockOf({ errors: answer.errors });
}

/**
 * Waits a short time for work that is probably done already, so that a page with warm caches is complete at once: it
 * works without JavaScript and isn't streamed. Unfinished work stays a promise.
 * @param ms time limit for all of it together
 */
export async function settleSoon<T extends Record<string, Promise<unknown>>>(
  work: T,
  ms: number,
): Promise<{ [K in keyof T]: Awaited<T[K]> | T[K] }> {
  const names = Object.keys(work) as (keyof T & string)[];
  const done = new Map<string, unknown>();
  for (const name of names)
    work[name]?.then(
      (value) => done.set(name, value),
      () => undefined,
    );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.allSettled(Object.values(work)), late]);
  clearTimeout(timer);
  const found = names.map((name) => [name, done.has(name) ? done.get(name) : work[name]]);
  return Object.fromEntries(found) as { [K in keyof T]: Awaited<T[K]> | T[K] };
}
