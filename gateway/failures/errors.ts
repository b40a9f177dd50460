/**
 * Errors that a client of the gateway may see: codes and fixed texts, without the platform's or the parser's
 * message (E38).
 */
import { GraphQLError } from "graphql";
import { PlatformError, type PlatformFailure } from "../platform/errors.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { isAccountLocked, throttledBy } from "./refusal.ts";

/**
 * The codes of `docs/reliability.md`, with the HTTP status of a response that contains nothing but the error.
 */
const statusOf = {
  UNAUTHENTICATED: 401,
  REAL_ACCOUNT_REQUIRED: 403,
  FORBIDDEN: 403,
  AGENT_ONLY: 403,
  MEMBER_ONLY: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_OFFERED: 403,
  ACCOUNT_LOCKED: 403,
  REGION_BLOCKED: 451,
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  PERSISTED_QUERY_NOT_FOUND: 400,
  THROTTLED: 429,
  IN_PROGRESS: 409,
  OTHER_ACCOUNT: 409,
  OTHER_CURRENCY: 409,
  UNKNOWN_OUTCOME: 202,
  UPSTREAM_TIMEOUT: 200,
  UPSTREAM_UNAVAILABLE: 200,
  UPSTREAM_BAD_RESPONSE: 200,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof statusOf;

const textOf: Record<ErrorCode, string> = {
  UNAUTHENTICATED: "Please sign in.",
  REAL_ACCOUNT_REQUIRED: "This needs a real account.",
  FORBIDDEN: "This is not allowed.",
  AGENT_ONLY: "This is for agents only.",
  MEMBER_ONLY: "This is for members only.",
  PASSWORD_CHANGE_REQUIRED: "The password has to be changed first.",
  NOT_OFFERED: "This is not offered here.",
  ACCOUNT_LOCKED: "The account is locked.",
  REGION_BLOCKED: "This is not offered in your region.",
  BAD_REQUEST: "The request was not understood.",
  BAD_USER_INPUT: "The input was not acceptable.",
  PERSISTED_QUERY_NOT_FOUND: "This operation is not known here.",
  THROTTLED: "Too many requests; try again later.",
  IN_PROGRESS: "This is already being processed.",
  OTHER_ACCOUNT: "You are now signed in with another account.",
  OTHER_CURRENCY: "The currency of the account has changed.",
  UNKNOWN_OUTCOME: "The outcome is not known yet.",
  UPSTREAM_TIMEOUT: "The platform did not answer in time.",
  UPSTREAM_UNAVAILABLE: "The platform is not available.",
  UPSTREAM_BAD_RESPONSE: "The platform's answer was not understood.",
  INTERNAL: "Something went wrong.",
};

/** Thrown by resolvers and guards when a refusal can't be returned as data. */
export class GatewayError extends Error {
  override name = "GatewayError";
  constructor(
    readonly code: ErrorCode,
    readonly facts: {
      retryAfterMs?: number;
      fields?: readonly string[];
      signedInAs?: string;
    } = {},
  ) {
    super(textOf[code]);
  }
}

const codeOfFailure: Record<PlatformFailure, ErrorCode> = {
  UPSTREAM_TIMEOUT: "UPSTREAM_TIMEOUT",
  UPSTREAM_UNAVAILABLE: "UPSTREAM_UNAVAILABLE",
  UPSTREAM_BAD_RESPONSE: "UPSTREAM_BAD_RESPONSE",
  // For a page a refused read is a section that is unavailable now.
  UPSTREAM_REFUSED: "UPSTREAM_UNAVAILABLE",
  UNAUTHENTICATED: "UNAUTHENTICATED",
  UNKNOWN_OUTCOME: "UNKNOWN_OUTCOME",
  NOT_OFFERED: "NOT_OFFERED",
  NOT_IN_MARKET: "NOT_OFFERED",
};

/** The HTTP status of a response without data whose first error has this code. */
export function statusOfCode(code: ErrorCode): number {
  return statusOf[code];
}

/**
 * Converts errors to their public form. Every error gets `extensions.code` and `extensions.requestId`; an
 * unexpected error is logged with its stack and shown as INTERNAL.
 */
export function publicErrors(errors: readonly unknown[], scope: RequestScope): GraphQLError[] {
  return errors.map((error) => publicError(error, scope));
}

function publicError(error: unknown, scope: RequestScope): GraphQLError {
  const cause = rootCause(error);
  const path = error instanceof GraphQLError ? error.path : undefined;
  if (cause instanceof GatewayError) return shown(cause.code, path, scope, cause.facts);
  if (cause instanceof PlatformError) {
    const retryAfterMs = throttledBy(cause)?.retryAfterMs ?? cause.detail.retryAfterMs;
    const facts = retryAfterMs === undefined ? {} : { retryAfterMs };
    const code = isAccountLocked(cause) ? "ACCOUNT_LOCKED" : codeOfFailure[cause.failure];
    return shown(code, path, scope, facts);
  }
  // An error with a path is a resolver's; one without a path comes from parsing or validation.
  if (cause instanceof GraphQLError && path === undefined) return requestError(cause, scope);
  scope.log({
    level: "error",
    event: "gateway.unexpected",
    requestId: scope.requestId,
    path: path?.join("."),
    error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  });
  return shown("INTERNAL", path, scope);
}

function requestError(error: GraphQLError, scope: RequestScope): GraphQLError {
  const code = isErrorCode(error.extensions.code) ? error.extensions.code : "BAD_REQUEST";
  if (!scope.development) return shown(code, undefined, scope);
  // Development shows the parser's message. Production hides it because it reveals parts of the schema.
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code, requestId: scope.requestId },
  });
}

function shown(
  code: ErrorCode,
  path: ReadonlyArray<string | number> | undefined,
  scope: RequestScope,
  facts: object = {},
): GraphQLError {
  return new GraphQLError(textOf[code], {
    path: path ?? null,
    extensions: { code, requestId: scope.requestId, ...facts },
  });
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(statusOf, value);
}

function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
