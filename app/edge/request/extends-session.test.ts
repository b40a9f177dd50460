import { expect, it } from "vitest";
import { passiveHeader } from "~/graphql/passive-requests.ts";
import { extendsSession } from "./request-scope.ts";

it("H8 a page extends the session; polling, a page that refreshes by itself and a prefetch don't", () => {
  const asked = (path: string, headers: Record<string, string> = {}) =>
    extendsSession(new Request(`https://portal.test${path}`, { headers }), path);
  expect(asked("/member")).toBe(true);
  expect(asked("/member.data")).toBe(true);
  expect(asked("/graphql")).toBe(false);
  expect(asked("/member.data", { [passiveHeader]: "1" })).toBe(false);
  expect(asked("/member", { "sec-purpose": "prefetch" })).toBe(false);
});
