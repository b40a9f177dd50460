import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";

/**
 * Whether commission is converted from several currencies (N13): then no report of one currency has its entries. True as
 * well while it is not known.
 */
export function useConverted(): boolean {
  const part = useAgentMenu()?.currencies;
  if (!part || "notOffered" in part) return false;
  return "failed" in part || part.data.length > 1;
}
