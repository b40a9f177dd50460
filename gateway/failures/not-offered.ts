/** A feature that a brand does not offer is null, not an error (A56). */
import { PlatformError } from "../platform/errors.ts";

const notOfferedCodes = new Set(["function.not.available", "#543", "feature.off"]);

/** True when the brand or the visitor's market switched the call off, or the platform reports that it lacks the feature. */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  return (
    error.failure === "NOT_OFFERED" ||
    error.failure === "NOT_IN_MARKET" ||
    (error.failure === "UPSTREAM_REFUSED" && notOfferedCodes.has(error.detail.errorCode ?? ""))
  );
}

/** Resolvers that may return null. `createSchema` checks that their fields are nullable. */
const nullable = new WeakSet<object>();

/** True for a resolver that `offered` wrapped. */
export const mayBeNull = (resolve: object): boolean => nullable.has(resolve);

type Resolve<S, A, C, R> = (source: S, args: A, context: C) => R | Promise<R>;

/** Wraps a resolver: returns null when the feature is not offered. */
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

/** Wraps every resolver of a type with `offered`. */
export function offeredFields<T extends object>(fields: T): T {
  const each = Object.entries(fields).map(([name, resolve]) => [name, offered(resolve)]);
  return Object.fromEntries(each);
}

/** The result, or null when the feature is not offered. Rethrows every other failure. */
export async function whereOffered<T>(send: () => Promise<T>): Promise<T | null> {
  try {
    return await send();
  } catch (error) {
    if (isNotOffered(error)) return null;
    throw error;
  }
}
