import { describe, expect, it } from "vitest";
import { type Arrow, arrowsOf, sourcesIn } from "./sources.ts";

const rooms = ["brands", "markets", "gateway", "app", "sandbox", "search"];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const inRoom = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

/** Composition: the Worker's entry, the modules behind it, and the steps that build a request's context. */
const composes = (path: string) =>
  ["app/entry.worker.ts", "app/entry.portal.ts"].includes(path) ||
  ["app/edge", "app/background"].some((room) => inRoom(path, room));
/** Contracts of the gateway that other modules implement; types only. */
const contracts = [
  "request-scope",
  "session-port",
  "limits-port",
  "search-port",
  "popularity-port",
].map((name) => `gateway/request/${name}.ts`);

/** The reason why an import between modules is allowed, or null. */
function reason({ from, to, typeOnly }: Arrow): string | null {
  if (inRoom(from, "gateway") && inRoom(to, "brands")) return "the gateway knows the brands";
  if (inRoom(from, "gateway") && inRoom(to, "schema")) return "the gateway knows the schema";
  if (inRoom(from, "app") && inRoom(to, "brands")) return "pages show the brand";
  if (inRoom(from, "markets") && inRoom(to, "brands")) return "rules of a market on brands";
  if (inRoom(to, "markets") && (inRoom(from, "app") || inRoom(from, "gateway")))
    return "the rules of the visitor's market";
  if (inRoom(to, "search") && (inRoom(from, "app") || inRoom(from, "gateway")))
    return "the ranking";
  if (inRoom(from, "app") && inRoom(to, "gateway")) {
    if (to.startsWith("gateway/graphql/in-process.ts")) return "the way in";
    if (to.startsWith("gateway/generated/")) return "generated types";
    if (contracts.includes(to) && typeOnly) return "a contract";
    if (composes(from)) return "composition";
  }
  return null;
}

const crossing = (arrow: Arrow) =>
  rooms.some((room) => inRoom(arrow.to, room)) &&
  !rooms.some((room) => inRoom(arrow.from, room) && inRoom(arrow.to, room));

describe("imports between modules (docs/architecture.md)", () => {
  const arrows = sourcesIn(rooms, /\.(ts|tsx)$/)
    .filter((path) => !isTest(path))
    .flatMap(arrowsOf);

  it("finds the imports that it checks", () => {
    expect(arrows.filter(crossing).length).toBeGreaterThan(3);
  });

  it("all imports between modules are allowed", () => {
    const wrong = arrows.filter((arrow) => crossing(arrow) && reason(arrow) === null);
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("in the gateway, nothing below the domains imports them", () => {
    const below =
      "access decoder failures human identity limits market mutations platform protection registry request session-cache values";
    const rising = arrows.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly &&
        inRoom(to, "gateway/domains") &&
        below.split(" ").some((room) => inRoom(from, `gateway/${room}`)),
    );
    expect(rising.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("only modules behind the Worker's entry import the built pages", () => {
    const users = arrows.filter(({ to }) => to.startsWith("build/")).map(({ from }) => from);
    expect(users.filter((from) => from !== "app/entry.portal.ts")).toEqual([]);
  });

  it("refuses forbidden imports", () => {
    const wrong: Arrow[] = [
      { from: "brands/aurora.ts", to: "gateway/request/request-scope.ts", typeOnly: true },
      { from: "gateway/graphql/yoga.ts", to: "app/graphql/generated/graphql.ts", typeOnly: true },
      {
        from: "app/routes/lobby/home/route.tsx",
        to: "gateway/platform/client.ts",
        typeOnly: false,
      },
      {
        from: "app/session/port/session-port.ts",
        to: "gateway/request/request-scope.ts",
        typeOnly: false,
      },
      { from: "gateway/platform/client.ts", to: "sandbox/http/call.ts", typeOnly: false },
      { from: "sandbox/worker.ts", to: "gateway/platform/call.ts", typeOnly: true },
    ];
    expect(wrong.map(reason)).toEqual(wrong.map(() => null));
  });
});
