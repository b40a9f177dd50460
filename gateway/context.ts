import type { RequestScope } from "./scope.ts";
export interface GatewayContext { scope: RequestScope }
