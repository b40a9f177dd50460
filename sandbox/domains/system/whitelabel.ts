import { defineCall } from "../../http/call.ts";
import { noParams } from "../../http/params.ts";
import { flagsOf, type WorldSettings } from "../../switches/settings.ts";
import { flagGroups } from "./flags.ts";

/** A node of the whitelabel tree (D-22). */
export interface FlagNode {
  modId: string;
  enabled: "1" | "0";
  childrenNodes: FlagNode[];
}

/** The tree of W1-W13; a flag set to null is missing, and a flag of no group hangs at the root. */
export function whitelabelTree(settings: WorldSettings, merchant: string): FlagNode {
  const all = flagsOf(settings, merchant);
  const grouped = new Set(Object.values(flagGroups).flat());
  const groups = Object.entries(flagGroups).map(([modId, flags]) =>
    node(
      modId,
      "1",
      flags.flatMap((flag) => leaf(all, flag)),
    ),
  );
  const loose = Object.keys(all)
    .filter((flag) => !grouped.has(flag))
    .flatMap((flag) => leaf(all, flag));
  return node("ROOT", "1", [...groups, ...loose]);
}

/** C16: the whitelabel tree. */
export const whitelabel = defineCall({
  id: "C16",
  methods: ["GET"],
  path: "/wps/system/whitelabel",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ settings, merchant }) => whitelabelTree(settings, merchant),
});

function leaf(all: WorldSettings["flags"], flag: string): FlagNode[] {
  const enabled = all[flag];
  return enabled === "1" || enabled === "0" ? [node(flag, enabled, [])] : [];
}

function node(modId: string, enabled: "1" | "0", childrenNodes: FlagNode[]): FlagNode {
  return { modId, enabled, childrenNodes };
}
