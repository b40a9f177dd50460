import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { useOneCurrency } from "~/routes/agent/menu/use-team-currencies.ts";

/**
 * Whether figures of links lead to their accounts (N20): a list of accounts has one currency, so that in a team with
 * several no list would come to the figure.
 */
export function useLeads(): boolean {
  const isOne = useOneCurrency();
  return useAgentOffers()("AGENT_TEAM_FIGURES") && isOne;
}
