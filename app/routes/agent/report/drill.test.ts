import { expect, it } from "vitest";
import { drillTo } from "./drill.ts";

it("U30f an account leads to its line over the days that are shown, and takes no other filter along", () => {
  const shown = new URLSearchParams(
    "from=2026-11-01&to=2026-11-02&currency=USD&search=kim&offset=50",
  );
  expect(drillTo("/agentHome/records", { account: "a b" }, shown)).toBe(
    "/agentHome/records?from=2026-11-01&to=2026-11-02&currency=USD&account=a+b",
  );
  expect(drillTo("/agentHome/profit", {}, new URLSearchParams())).toBe("/agentHome/profit");
});
