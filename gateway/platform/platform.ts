/** The platform as resolvers see it. `createPlatform` in `client.ts` creates it per request. */
import type { Call, CallAnswer, CallInput } from "./call.ts";

export interface CallOptions {
  /** Sent instead of the session's token; only for C6 right after a login. */
  token?: string;
  /** Extra request headers, such as the captcha's cookie (C1). */
  headers?: Record<string, string>;
  /** Receives the response headers, such as Set-Cookie of C17. Uncached calls only. */
  onHeaders?: (headers: Headers) => void;
  /** Makes a read with an optional token as a guest even for a member, so that its response can be shared. */
  guest?: boolean;
  /** The row's module id to use for this call; a brand's override wins. */
  moduleId?: string;
  /** The page is complete without the response, so a failure does not keep it from being cached (A170). */
  optional?: true;
  /** A deferred call waits for the page's critical ones when all six connections are in use. */
  priority?: "critical" | "deferred";
}

export interface Platform {
  /**
   * Makes the call that the row describes and returns its decoded response. The same read with the same input
   * is made once per request.
   * @throws PlatformError
   */
  call<C extends Call>(row: C, input: CallInput<C>, options?: CallOptions): Promise<CallAnswer<C>>;
}
