import { describe, expect, it } from "vitest";
import { addressesIn, addressesOf, routesIn, specsOfPage } from "./pages.mjs";

const routes = routesIn(`export default [
  layout("routes/lobby/home/route.tsx", { id: "home" }, [index("routes/lobby/home/index.tsx")]),
  route("game/:id", "routes/lobby/game/route.tsx"), // a comment
  route("agentHome", "routes/agent/layout.tsx", [
    route("income", "routes/agent/income/route.tsx"),
    route("income.csv", "routes/agent/income/csv.ts"),
    ...["daily"].flatMap((kind) => [route(\`salary/\${kind}\`, "routes/agent/payments/route.tsx")]),
  ]),
];`);
const income = "app/routes/agent/income/by-day.tsx";

describe("the specs of a page", () => {
  it("reads addresses from the table of contents", () => {
    expect(routes).toContainEqual({ address: "/", file: "app/routes/lobby/home/index.tsx" });
    expect(addressesOf(income, routes)).toEqual(["/agentHome/income"]);
    expect(addressesOf("app/routes/agent/payments/route.tsx", routes)).toEqual([
      "/agentHome/salary/:more",
    ]);
    expect(addressesOf("app/routes/member/deposit/form.tsx", routes)).toEqual(["/member/deposit"]);
    expect(addressesOf("gateway/graphql/yoga.ts", routes)).toEqual([]);
  });

  it("are its own first, then those that name its address, with or without a query", () => {
    const specs = new Map([
      ["agent/links", addressesIn('goto("/agentHome/income?by=day"); "/agentHome/income/"')],
      ["agent/income", []],
      ["agent/phone", addressesIn("goto(`/agentHome/income#top`)")],
      ["agent/files", addressesIn("goto('/agentHome/incomes'); goto('/agentHome')")],
    ]);
    expect(specsOfPage(income, routes, specs)).toEqual([
      "agent/income",
      "agent/links",
      "agent/phone",
    ]);
  });

  it("name an address with a parameter by its beginning", () => {
    const specs = new Map([
      ["lobby/search", ["/game/12"]],
      ["lobby/home", ["/games"]],
    ]);
    expect(specsOfPage("app/routes/lobby/game/route.tsx", routes, specs)).toEqual(["lobby/search"]);
  });
});
