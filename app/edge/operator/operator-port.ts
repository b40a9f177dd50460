/** What the operator's people see of the running portal, of the objects of this deployment's brand. */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { OperatorPort } from "../../../gateway/request/operator-port.ts";

export function createOperatorPort(
  name: string,
  { metrics, brand }: Pick<Configuration, "metrics" | "brand">,
): OperatorPort {
  return { name, version: metrics.version, metrics: metrics.stores.getByName(brand.id) };
}
