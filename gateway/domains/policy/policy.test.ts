import { describe, expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";
import { switchedOn } from "../../testing/portal.ts";

const policy = {
  "GET /wps/agent/policy": {
    sections: [{ title: "Who may", content: "<p>Adults<script>x()</script></p>" }],
    changedAt: 1_700_000_000,
  },
};
const query = "{ agentPolicy { sections { title content } changedAt } system { offers } }";

async function seenBy(role: "MEMBER" | "AGENT" | "TRIAL", ...modules: string[]) {
  const portal = await accountPortal({ ...policy, ...switchedOn(...modules) }, role);
  const { data, errors } = await portal.run<{
    agentPolicy: object | null;
    system: { offers: string[] };
  }>(query);
  return {
    policy: data?.agentPolicy,
    offered: data?.system.offers.includes("AGENT_POLICY"),
    code: errors?.[0]?.extensions.code,
    requested: portal.count("GET /wps/agent/policy"),
  };
}

describe("the agents' policy", () => {
  it("P11 W10 CA83 is returned to members and agents where the switch is on", async () => {
    for (const role of ["MEMBER", "AGENT"] as const) {
      const { policy: seen, ...rest } = await seenBy(role, "AGENTPOLICY3");
      expect(rest).toEqual({ offered: true, code: undefined, requested: 1 });
      expect(seen).toEqual({
        sections: [{ title: "Who may", content: "<p>Adults</p>" }],
        changedAt: 1_700_000_000_000,
      });
    }
  });

  it("P11 W10 is not read without the switch, nor for a trial account", async () => {
    const off = await seenBy("MEMBER", "CBS3");
    expect(off).toEqual({ policy: null, offered: false, code: undefined, requested: 0 });
    const onTrial = await seenBy("TRIAL", "AGENTPOLICY3");
    expect(onTrial).toMatchObject({ policy: null, code: "REAL_ACCOUNT_REQUIRED", requested: 0 });
  });
});
