import type { RequestScope } from "../scope.ts";

/** What Yoga is handed with each request. */
export interface ServerContext {
  scope: RequestScope;
}
