import { expect, it } from "vitest";
import { passiveHeader } from "~/graphql/passive-requests.ts";
import { extendsSession } from "./request-scope.ts";

it("H8 a page extends the session; polling, a page that refreshes by itself and a prefetch don't", () => {
  const requested = (path: string, headers: Record<string, string> = {}) =>
    extendsSession(new Request(`https://portal.test${path}`, { headers }), path);
  expect(requested("/member")).toBe(true);
  expect(requested("/member.data")).toBe(true);
  expect(requested("/graphql")).toBe(false);
  expect(requested("/member.data", { [passiveHeader]: "1" })).toBe(false);
  expect(requested("/member", { "sec-purpose": "prefetch" })).toBe(false);
});
