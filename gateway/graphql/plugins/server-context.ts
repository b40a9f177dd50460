import type { RequestScope } from "../../request/request-scope.ts";

/** What Yoga receives with each request. */
export interface ServerContext {
  scope: RequestScope;
}
