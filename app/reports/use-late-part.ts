import { useArrived } from "~/ui/hooks/use-arrived.ts";
import type { Part } from "./part.ts";

/** A part that may come after its page, or not at all; null where the page has no such part. */
export type LatePart<T> = Part<T> | null | Promise<Part<T> | null>;

/** `value` is undefined until the part is there, and null where there is none; `failed` says that it could not be loaded. */
export function useLatePart<T>(soon: LatePart<T>) {
  const part = useArrived(soon);
  const failed = part != null && "failed" in part;
  if (part === undefined) return { value: undefined, failed };
  return { value: part && "data" in part ? part.data : null, failed };
}
