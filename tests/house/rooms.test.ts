import { describe, expect, it } from "vitest";
import { type Arrow, arrowsOf, circlesIn, sourcesIn } from "./sources.ts";

/**
 * The rooms of `app/`, from the cellar up, and which of the rooms below each of them may know. Whoever is
 * not named here may know nobody: a new room is a new line.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  locales: [],
  "portal-context": [],
  graphql: [],
  /** How a page's data gets to the browser. */
  "page-data": [],
  i18n: ["locales", "portal-context"],
  session: ["graphql", "portal-context"],
  /** Around every request; knows no page and nothing of React. */
  edge: ["session", "graphql", "portal-context"],
  /** Looks and small behaviors of the page. */
  ui: ["i18n", "graphql", "portal-context"],
  forms: ["ui", "i18n", "graphql", "session", "portal-context"],
  reports: ["forms", "ui", "i18n", "graphql", "session", "portal-context"],
  /** Starting games, favourites. */
  play: ["forms", "ui", "i18n", "graphql", "session", "portal-context"],
  /** What surrounds pages, and what several areas of them share. */
  components: ["play", "forms", "ui", "i18n", "graphql", "session", "page-data", "portal-context"],
  routes: [
    "components",
    "reports",
    "play",
    "forms",
    "ui",
    "i18n",
    "graphql",
    "session",
    "portal-context",
  ],
};

/** Files beside the rooms compose them; what they are made of they may know. */
const composes = /^app\/(root|routes|entry\.\w+)$/;

const bare = (path: string) => path.replace(/\.(ts|tsx|css)(\?\w+)?$/, "");
const roomOf = (path: string) => bare(path).split("/")[1] ?? "";
/** The folder of a page: `app/routes/<area>/<page>`; null for what an area's pages share. */
function pageOf(path: string): string | null {
  const parts = path.split("/");
  return path.startsWith("app/routes/") && parts.length > 4 ? parts.slice(0, 4).join("/") : null;
}
/** The area of a page: `app/routes/<area>`. */
const areaOf = (path: string) => path.split("/").slice(0, 3).join("/");

/** What is wrong with an arrow inside `app/`, or null. */
function wrong({ from, to }: Arrow): string | null {
  if (!from.startsWith("app/") || !to.startsWith("app/") || composes.test(bare(from))) return null;
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here !== there) return rooms[here]?.includes(there) ? null : "a room that it may not know";
  if (here !== "routes") return null;
  if (areaOf(from) !== areaOf(to)) return "another area: what both need has a room of its own";
  const page = pageOf(to);
  return page !== null && page !== pageOf(from)
    ? "another page: what both need is the area's"
    : null;
}

const files = sourcesIn(["app"], /\.(ts|tsx)$/);
const arrows = files.flatMap(arrowsOf);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe("who may know whom inside app (docs/architecture.md)", () => {
  it("has a line for every room", () => {
    const found = files.filter((path) => path.split("/").length > 2).map(roomOf);
    expect([...new Set(found)].filter((room) => !Object.hasOwn(rooms, room))).toEqual([]);
  });

  it("goes down only: no two rooms know each other, however far around", () => {
    const between = Object.entries(rooms).flatMap(([from, below]) =>
      below.map((to): Arrow => ({ from, to, typeOnly: false })),
    );
    expect(circlesIn(Object.keys(rooms), between)).toEqual([]);
  });

  it("keeps every arrow to its room, and pages apart", () => {
    const found = arrows
      .filter(({ from }) => !isTest(from))
      .flatMap((arrow) => {
        const why = wrong(arrow);
        return why === null ? [] : [`${arrow.from} → ${arrow.to}: ${why}`];
      });
    expect(found).toEqual([]);
  });

  it("has no circle of files, of types neither", () => {
    expect(circlesIn(files, arrows)).toEqual([]);
  });

  it("refuses what it should refuse", () => {
    const bad = [
      ["app/play/launch-modal-content.tsx", "app/routes/lobby/play/route.tsx"],
      ["app/ui/layout/modal.tsx", "app/forms/refusal/refusal.ts"],
      ["app/edge/gate/gate.ts", "app/ui/layout/modal.tsx"],
      ["app/forms/refusal/form-error-summary.tsx", "app/components/shell/use-shell.ts"],
      ["app/session/guards/guards.server.ts", "app/forms/refusal/refusal.ts"],
      ["app/routes/lobby/home/route.tsx", "app/routes/lobby/category/route.tsx"],
      ["app/routes/lobby/home/route.tsx", "app/routes/member/use-offers.ts"],
      ["app/routes/lobby/pager.tsx", "app/routes/lobby/category/filter-bar.tsx"],
    ].map(([from = "", to = ""]) => ({ from, to, typeOnly: true }));
    expect(bad.filter((arrow) => wrong(arrow) === null)).toEqual([]);
    const good = [
      "app/routes/lobby/pager.tsx",
      "app/forms/refusal/refusal.ts",
      "app/routes/lobby/home/x.ts",
    ];
    const from = "app/routes/lobby/home/route.tsx";
    expect(good.map((to) => wrong({ from, to, typeOnly: false }))).toEqual([null, null, null]);
  });

  it("finds a circle, and says who is in it", () => {
    const circle = (...pairs: [string, string][]) =>
      circlesIn(
        ["a", "b", "c", "d"],
        pairs.map(([from, to]) => ({ from, to, typeOnly: true })),
      );
    expect(circle(["a", "b"], ["b", "c"], ["c", "d"], ["a", "d"])).toEqual([]);
    expect(circle(["a", "b"], ["b", "c"], ["c", "b"], ["d", "d"])).toEqual([["b", "c"], ["d"]]);
    expect(circle(["a", "b"], ["b", "c"], ["c", "a"], ["d", "a"])).toEqual([["a", "b", "c"]]);
  });
});
