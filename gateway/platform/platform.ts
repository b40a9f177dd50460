/** What resolvers see of the platform: one method. Built per request by `createPlatform` in `client.ts`. */
import type { Call, CallAnswer, CallInput } from "./call.ts";

export interface CallOptions {
  /** Sent in place of the session's token: only for C6 right after a login. */
  token?: string;
  /** Extra request headers, such as the captcha's cookie (C1). */
  headers?: Record<string, string>;
  /** Told the answer's headers, such as Set-Cookie of C17. Uncached calls only. */
  onHeaders?: (headers: Headers) => void;
  /** An optional-token read made as a guest even for a member, so that the answer can be shared. */
  guest?: boolean;
  /** Which of the row's module ids this call is for; a brand's override wins. */
  moduleId?: string;
  /** A deferred call waits for the page's critical ones when the six connections are taken. */
  priority?: "critical" | "deferred";
}

export interface Platform {
  /**
   * Makes the call that the row describes and returns its validated value.
   * The same read with the same input is made once per request.
   * @throws PlatformError
   */
  call<C extends Call>(row: C, input: CallInput<C>, options?: CallOptions): Promise<CallAnswer<C>>;
}
