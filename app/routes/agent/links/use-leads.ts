import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";

/**
 * Whether figures of links lead to their accounts (N20): a list of accounts has one currency, so that in a team with
 * several no list would come to the figure.
 */
export function useLeads(): boolean {
  const currencies = useAgentMenu()?.currencies ?? [];
  const isOne = "data" in currencies ? currencies.data.length <= 1 : !("failed" in currencies);
  return useAgentOffers()("AGENT_TEAM_FIGURES") && isOne;
}
