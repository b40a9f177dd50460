/** What a brand does not offer is absent, not broken (A56). */
import { PlatformError } from "../platform/errors.ts";

const notOfferedCodes = new Set(["function.not.available", "feature.off"]);

/** True when the brand switched the call off, or the platform says that it has no such thing. */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  return (
    error.failure === "NOT_OFFERED" ||
    (error.failure === "UPSTREAM_REFUSED" && notOfferedCodes.has(error.detail.errorCode ?? ""))
  );
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
