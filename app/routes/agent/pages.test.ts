import { describe, expect, it } from "vitest";
import { lastPage, lastPageLine, ownerMark } from "./menu/last-page.ts";
import { agentPageAt, agentPageBySpecName, agentPages, offeredAgentPages } from "./pages.ts";

describe("pages of the agent center", () => {
  it("U30 A100 are the twelve of the specification, by its own names, and each has an address of its own", () => {
    const named = agentPages.flatMap(({ specName }) => specName ?? []);
    expect(named.sort()).toEqual(
      [
        "agentAnnouncement agentDailyWages2 agentDividendRecordCopy2",
        "agentDownlineTransactionDetailsCopy agentHourSalary agentRealtimeSalary",
        "agentRevenueReport agentTeamOverview downlineManagmentView palStatementsAgentCopy",
        "personalHistoryCopy registerCenter",
      ].flatMap((line) => line.split(" ")),
    );
    expect(new Set(agentPages.map(({ path }) => path)).size).toBe(agentPages.length);
  });

  it("A100 are found by the specification's name and by their path, deeper ones too", () => {
    expect(agentPageBySpecName("downlineManagmentView")?.path).toBe("/agentHome/downline");
    expect(agentPageBySpecName(null)).toBeNull();
    expect(agentPageBySpecName("toString")).toBeNull();
    expect(agentPageAt("/agentHome/salary/real-time.data")?.key).toBe("realTimeSalary");
    expect(agentPageAt("/agenthome/Records/")?.key).toBe("records");
    expect(agentPageAt("/agentHome/downline/51")?.key).toBe("downline");
    expect(agentPageAt("/agentHome/downlines")).toBeNull();
    expect(agentPageAt("/agentHome")).toBeNull();
  });

  it("A56 what the brand does not offer is absent; one of several offers is enough", () => {
    expect(offeredAgentPages([]).map(({ key }) => key)).toEqual(["settings"]);
    const keys = offeredAgentPages(["AGENT_LINKS", "AGENT_REVENUE"]).map(({ key }) => key);
    expect(keys).toEqual(["register", "revenue", "settings"]);
  });
});

const owner = await ownerMark("51");

describe("S37 the page that was open last", () => {
  it("is written to a cookie and read from it", () => {
    const line = lastPageLine("dailySalary", "", owner);
    expect(line).toMatch(/^__Host-agent-page=dailySalary\.[0-9a-f]{4}; Path=\/; /);
    expect(lastPage(`lang=ko; ${line.split(";")[0]}; x=1`, owner)).toMatchObject({
      page: { path: "/agentHome/salary/daily" },
      search: "",
    });
  });

  it("is not another account's", async () => {
    const [cookie = ""] = lastPageLine("profit", "?account=hana", owner).split(";");
    expect(lastPage(cookie, await ownerMark("52"))).toBeNull();
    expect(lastPage("__Host-agent-page=profit", owner)).toBeNull();
  });

  it("A127 keeps its days and accounts, and nothing else of its address", () => {
    const search = "?from=2026-11-01&to=2026-11-30&line=a%3Bb";
    const line = lastPageLine("profit", `${search}&offset=50&evil=1`, owner);
    expect(line.match(/;/g)).toHaveLength(4);
    const [cookie = ""] = line.split(";");
    expect(lastPage(cookie, owner)).toMatchObject({ page: { key: "profit" }, search });
    const forged = lastPage(`__Host-agent-page=profit.${owner}.%E0%A4%A`, owner);
    expect(forged).toMatchObject({ page: { key: "profit" }, search: "" });
  });

  it("is none where nobody knows it, or another cookie is called nearly so", () => {
    for (const cookies of [
      null,
      "",
      `__Host-agent-page=toString.${owner}`,
      `agent-page=profit.${owner}`,
      "__Host-agent-page=",
    ])
      expect(lastPage(cookies, owner)).toBeNull();
  });
});
