import type { RequestScope } from "../../request/request-scope.ts";

/** What Yoga is handed with each request. */
export interface ServerContext {
  scope: RequestScope;
}
