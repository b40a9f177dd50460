import { useAgentMenu } from "./use-agent-menu.ts";

/** The currencies of the team, the agent's own first; null where they are not known. */
export function useTeamCurrencies() {
  const part = useAgentMenu()?.currencies;
  return part && "data" in part ? part.data : null;
}
