/** What an address that the Worker answers itself knows of a request. */
import type { Gateway } from "../../gateway/gateway.ts";
import type { RequestScope } from "../../gateway/request/request-scope.ts";
import type { Configuration } from "./configuration/configuration.ts";
import type { RequestContext } from "./request/request-context.ts";

export interface EdgeRequest {
  context: RequestContext;
  scope: RequestScope;
  configuration: Configuration;
  gateway: Gateway;
}
