/** An address for every row of `app/routes.ts`. */
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes.ts";

/** Values of the parameters. */
const parameters: Record<string, string> = {
  "member/deposit/:id": "member/deposit/1",
  "member/withdraw/:id": "member/withdraw/1",
  "game/:id": "game/120001",
  "app-code/:label": "app-code/iOS",
  "agentHome/downline/:account": "agentHome/downline/player1",
  "operator/calls/:id": "operator/calls/C34",
  ":lobby": "rng",
  "*": "no/such/page",
  "member/*": "member/no-such-page",
  "agentHome/*": "agentHome/no-such-page",
};

function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = [above, path].filter(Boolean).join("/");
    const own = index || path ? [`/${parameters[here] ?? here}`] : [];
    return [...own, ...addressesOf(children ?? [], here)];
  });
}

export const addresses = [...new Set(addressesOf(routes))];
