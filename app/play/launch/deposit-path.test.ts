import { expect, it } from "vitest";
import { depositGameOf, depositPath, gamePath } from "./deposit-path.ts";

it("H3 a deposit knows the game that it came from, and no other address", () => {
  const query = new URL(depositPath("Ab-1_z"), "https://x.test").searchParams;
  expect(depositGameOf(query)).toBe("Ab-1_z");
  expect(gamePath("Ab-1_z")).toBe("/seamless?ticket=Ab-1_z");
  for (const game of ["", "//evil.example", "a b", "x".repeat(81), "a&b=c"]) {
    expect(depositGameOf(new URLSearchParams({ game }))).toBeNull();
  }
});
