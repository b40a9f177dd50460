/** The brand's white-label switches by name (W1–W13). A missing module is off. */

import type { Features } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { memoize } from "../../values/memoize.ts";
import { systemStatus, whitelabel } from "./calls.ts";
import type { WhitelabelNode } from "./wire.ts";

type Switches = Omit<Features, "__typename">;

/** The module id of each switch. */
const modules: Record<keyof Switches, string> = {
  chat: "CBS3",
  phonePasswordReset: "CHNGPASSVERIF3",
  mailPasswordReset: "CHNGPASSMAIL3",
  manualRebate: "MANPLAYREB3",
  directRegistration: "DIRECTREG3",
  usernameRegistration: "USERNAMEREG3",
  mobileRegistration: "MOBILENUMREG3",
  mobileRegistrationPassword: "MOBILENUMPASSREG3",
  registrationSmsVerification: "REGMOBVERF3",
  agentPolicy: "AGENTPOLICY3",
  freePlay: "FREEPLAY3",
  forcedPasswordChange: "PWDEXPFORCECHANGE3",
  smsLogin: "MOBILEVERCODELOGIN3",
};

/** The brand's switches for this visitor; all off when both C18 and C16 are unavailable. */
export async function featuresOf({ platform }: GatewayContext): Promise<Switches> {
  const status = await platform.call(systemStatus, {}).catch(() => null);
  const tree = status?.info.whitelabel ?? (await platform.call(whitelabel, {}).catch(() => null));
  return readFeatures(tree);
}

const nothing: WhitelabelNode = { module: "", enabled: false, below: [] };

/** Reads the switches anywhere in the tree. A module that occurs twice must be on twice. */
export const readFeatures = (tree: WhitelabelNode | null): Switches => switchesIn(tree ?? nothing);

const switchesIn = memoize((tree: WhitelabelNode): Switches => {
  const on = new Map<string, boolean>();
  const walk = (node: WhitelabelNode) => {
    on.set(node.module, (on.get(node.module) ?? true) && node.enabled);
    node.below.forEach(walk);
  };
  walk(tree);
  const entries = Object.entries(modules).map(([field, module]) => [
    field,
    on.get(module) === true,
  ]);
  return Object.fromEntries(entries) as Switches;
});
