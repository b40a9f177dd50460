import { describe, expect, it } from "vitest";
import { isSignedOut, partOf } from "./part-of.ts";

const failure = (path: string[], code = "UPSTREAM_UNAVAILABLE") => ({
  message: "no",
  path,
  extensions: { code, requestId: "r1" },
});
interface Data {
  agent: { overview: number | null; board: number | null } | null;
}
const overview = ({ agent }: Data) => agent?.overview;
const read = (data: Data | null, ...paths: string[][]) =>
  partOf({ data, errors: paths.map((path) => failure(path)) }, overview, "agent.overview");

describe("a part of a page's one answer", () => {
  it("E12 A56 is there, or failed by an error of its own, or is not offered", () => {
    const failed = { failed: true, requestId: "r1" };
    expect(read({ agent: { overview: 1, board: null } }, ["agent", "board"])).toEqual({ data: 1 });
    expect(read({ agent: { overview: null, board: 2 } }, ["agent", "overview"])).toEqual(failed);
    expect(read({ agent: null }, ["agent"])).toEqual(failed);
    expect(read(null, [])).toEqual(failed);
    const others = read({ agent: { overview: null, board: null } }, ["agent", "board"]);
    expect(others).toEqual({ notOffered: true });
  });

  it("does not take a longer name for its own", () => {
    const part = read({ agent: { overview: null, board: 1 } }, ["agent", "overviewOld"]);
    expect(part).toEqual({ notOffered: true });
  });

  it("A9 knows when the session is over", () => {
    expect(isSignedOut({ errors: [failure(["agent"], "UNAUTHENTICATED")] })).toBe(true);
    expect(isSignedOut({ errors: [failure(["agent"])] })).toBe(false);
    expect(isSignedOut({})).toBe(false);
  });
});
