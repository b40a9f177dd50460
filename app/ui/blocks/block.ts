import type { GatewayAnswer } from "~/portal-context.ts";

/**
 * What a block of a page got: its data, and how many entries of it could not be read; or the news that it
 * could not be had.
 */
export type Block<T> = { data: T; dropped?: number } | { failed: true; requestId: string | null };

/** An answer of the gateway as a block: data counts even when parts of it failed. */
export function blockOf<T>({ data, errors, dropped }: GatewayAnswer<T>): Block<T> {
  if (data) return dropped ? { data, dropped } : { data };
  return { failed: true, requestId: errors?.[0]?.extensions.requestId ?? null };
}

/** An answer none of whose root fields is missing. */
export type Whole<T> = { [K in keyof T]: NonNullable<T[K]> };

/** The same for a block that is nothing without each of its root fields: null is where a call failed. */
export function wholeBlock<T extends object>(answer: GatewayAnswer<T>): Block<Whole<T>> {
  const block = blockOf(answer);
  const whole = "data" in block && Object.values(block.data).every((root) => root !== null);
  return whole ? (block as Block<Whole<T>>) : blockOf({ errors: answer.errors });
}

/**
 * Waits a little for work that is likely done already, so that a warm page is whole at once: works
 * without JavaScript and costs no streaming. What is not there in time stays a promise.
 * @param ms how long to wait for all of it together.
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
