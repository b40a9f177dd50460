import { useAgentMenu } from "./use-agent-menu.ts";

/** The currencies of the team, the agent's own first; none where the platform does not say, null where they failed. */
export function useTeamCurrencies() {
  const part = useAgentMenu()?.currencies;
  if (!part || "failed" in part) return null;
  return "data" in part ? part.data : [];
}

/** Whether amounts of the team are in one currency, so that a sum of several accounts is one of entries. */
export const useOneCurrency = (): boolean => (useTeamCurrencies()?.length ?? 2) <= 1;
