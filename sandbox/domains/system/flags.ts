/** The whitelabel flags W1-W13 as a new world has them; `merchants.ts` has the exceptions. */
export const defaultFlags: Readonly<Record<string, "1" | "0" | null>> = {
  CBS3: "1",
  CHNGPASSVERIF3: "1",
  CHNGPASSMAIL3: "1",
  MANPLAYREB3: "1",
  DIRECTREG3: "1",
  USERNAMEREG3: "1",
  MOBILENUMREG3: "1",
  MOBILENUMPASSREG3: "1",
  REGMOBVERF3: "1",
  AGENTPOLICY3: "1",
  FREEPLAY3: "1",
  PWDEXPFORCECHANGE3: "1",
  MOBILEVERCODELOGIN3: "1",
};

/** Where in the tree a flag hangs: group, then flags. */
export const flagGroups: Readonly<Record<string, readonly string[]>> = {
  REGISTER: ["DIRECTREG3", "USERNAMEREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3"],
  LOGIN: ["FREEPLAY3", "MOBILEVERCODELOGIN3", "PWDEXPFORCECHANGE3"],
  PASSWORD: ["CHNGPASSVERIF3", "CHNGPASSMAIL3"],
  MEMBERCENTER: ["MANPLAYREB3"],
  AGENTCENTER: ["AGENTPOLICY3"],
  SERVICE: ["CBS3"],
};
