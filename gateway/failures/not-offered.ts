/** What a brand does not offer is absent, not broken (A56). */
import { PlatformError } from "../platform/errors.ts";

const notOfferedCodes = new Set(["function.not.available", "#543", "feature.off"]);

/** True when the brand switched the call off, or the platform says that it has no such thing. */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  return (
    error.failure === "NOT_OFFERED" ||
    (error.failure === "UPSTREAM_REFUSED" && notOfferedCodes.has(error.detail.errorCode ?? ""))
  );
}

/** Resolvers that may return null, whatever their own type says: the schema is checked for it. */
const nullable = new WeakSet<object>();

/** True for a resolver that `offered` made. */
export const mayBeNull = (resolve: object): boolean => nullable.has(resolve);

type Resolve<S, A, C, R> = (source: S, args: A, context: C) => R | Promise<R>;

/** The same resolver, with null in place of what is not offered. */
export function offered<S, A, C, R>(resolve: Resolve<S, A, C, R>) {
  const guarded = async (source: S, args: A, context: C): Promise<R | null> => {
    try {
      return await resolve(source, args, context);
    } catch (error) {
      if (isNotOffered(error)) return null;
      throw error;
    }
  };
  nullable.add(guarded);
  return guarded;
}

/** The resolvers of a type each of whose fields is null where it is not offered. */
export function offeredFields<T extends object>(fields: T): T {
  const each = Object.entries(fields).map(([name, resolve]) => [name, offered(resolve)]);
  return Object.fromEntries(each);
}

/** The answer, or null when it is not offered. Every other failure passes. */
export async function whereOffered<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isNotOffered(error)) return null;
    throw error;
  }
}
