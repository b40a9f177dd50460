/** What was changed, one step after the other, so that each can be undone and done again. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** The field of the last step, and when it was: a slider that is dragged is one step. */
  last: { field: string; at: number } | null;
}

/** How long changes of one field are one step. */
const oneStepMs = 800;
const mostSteps = 200;

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

export function changed<T>(
  { past, present, last }: History<T>,
  next: T,
  { field, at }: { field: string; at: number },
): History<T> {
  const isSameStep = last?.field === field && at - last.at < oneStepMs;
  return {
    past: isSameStep ? past : past.concat([present]).slice(-mostSteps),
    present: next,
    future: [],
    last: { field, at },
  };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present].concat(future), last: null };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: past.concat([present]), present: next, future: rest, last: null };
}

/** A value with another one at a place; objects on the way are made. */
export function withAt<T>(value: T, names: readonly string[], inner: unknown): T {
  const [name, ...rest] = names;
  if (name === undefined) return inner as T;
  const from = typeof value === "object" && value !== null ? value : {};
  const next = withAt((from as Record<string, unknown>)[name], rest, inner);
  if (Array.isArray(value)) return value.with(Number(name), next) as T;
  const entries = Object.entries(from).filter(([each]) => each !== name);
  const place = Object.keys(from).indexOf(name);
  if (next !== undefined) entries.splice(place < 0 ? entries.length : place, 0, [name, next]);
  return Object.fromEntries(entries) as T;
}

export const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);
