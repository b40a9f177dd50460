import { describe, expect, it } from "vitest";
import { type Arrow, arrowsOf, circlesIn, sourcesIn } from "./sources.ts";

/**
 * The modules of `app/`, from the lowest up, and the lower modules that each may import. A module without a line may be
 * imported by none: a new module needs a new line.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  locales: [],
  "portal-context": [],
  graphql: [],
  /** How a page's data reaches the browser. */
  "page-data": [],
  i18n: ["locales", "portal-context"],
  session: ["graphql", "portal-context"],
  /** Handles every request; imports no page and no React. */
  edge: ["session", "graphql", "portal-context"],
  /** Design and small behavior of the page. */
  ui: ["i18n", "graphql", "portal-context"],
  forms: ["ui", "i18n", "graphql", "session", "portal-context"],
  reports: ["forms", "ui", "i18n", "graphql", "session", "portal-context"],
  /** Launching games, favourites. */
  play: ["forms", "ui", "i18n", "graphql", "session", "portal-context"],
  /** The frame of pages, and components that several areas share. */
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
  /** Work that no visitor waits for: reading for the search, agents' files. */
  background: ["routes", "components", "reports", "edge", "ui", "i18n", "graphql"],
};

/** Files outside the modules compose them; they may import all modules. */
const composes = /^app\/(root|routes|entry\.\w+)$/;

const bare = (path: string) => path.replace(/\.(ts|tsx|css)(\?\w+)?$/, "");
const roomOf = (path: string) => bare(path).split("/")[1] ?? "";
const files = sourcesIn(["app"], /\.(ts|tsx)$/);
const folderOf = (path: string) => path.split("/").slice(0, 4).join("/");
const pageFolders = new Set(
  files.filter((path) => path.endsWith("/route.tsx") || path.endsWith("/route.ts")).map(folderOf),
);
/**
 * The folder of a page: `app/routes/<area>/<page>`, which has a route. Null for what an area's pages share: files of
 * the area, and its folders without a route.
 */
const pageOf = (path: string) => (pageFolders.has(folderOf(path)) ? folderOf(path) : null);
/** The area of a page: `app/routes/<area>`. */
const areaOf = (path: string) => path.split("/").slice(0, 3).join("/");

/** The problem of an import inside `app/`, or null. */
function wrong({ from, to, typeOnly }: Arrow): string | null {
  if (!from.startsWith("app/") || !to.startsWith("app/") || composes.test(bare(from))) return null;
  // The table of contents, whose addresses the edge must answer.
  if (typeOnly && to === "app/routes.ts") return null;
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here !== there) return rooms[here]?.includes(there) ? null : "a room that it may not know";
  if (here !== "routes") return null;
  if (areaOf(from) !== areaOf(to)) return "another area: what both need has a room of its own";
  const page = pageOf(to);
  return page !== null && page !== pageOf(from)
    ? "another page: what both need is the area's"
    : null;
}

const arrows = files.flatMap(arrowsOf);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe("imports between modules inside app (docs/architecture.md)", () => {
  it("has a line for every module", () => {
    const found = files.filter((path) => path.split("/").length > 2).map(roomOf);
    expect([...new Set(found)].filter((room) => !Object.hasOwn(rooms, room))).toEqual([]);
  });

  it("only lower modules are imported: no two modules import each other, even indirectly", () => {
    const between = Object.entries(rooms).flatMap(([from, below]) =>
      below.map((to): Arrow => ({ from, to, typeOnly: false })),
    );
    expect(circlesIn(Object.keys(rooms), between)).toEqual([]);
  });

  it("every import is allowed, and pages do not import each other", () => {
    const found = arrows
      .filter(({ from }) => !isTest(from))
      .flatMap((arrow) => {
        const why = wrong(arrow);
        return why === null ? [] : [`${arrow.from} → ${arrow.to}: ${why}`];
      });
    expect(found).toEqual([]);
  });

  it("has no cycle of files, types included", () => {
    expect(circlesIn(files, arrows)).toEqual([]);
  });

  it("refuses forbidden imports", () => {
    const bad = [
      ["app/play/launch/launch-modal-content.tsx", "app/routes/lobby/play/route.tsx"],
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

  it("finds a cycle, and names its files", () => {
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
