import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aurora } from "./aurora.ts";
import { type Brand, brandSchema } from "./brand.ts";

const isValid = (calls: object) => v.is(brandSchema, { ...aurora, calls } as Brand);

describe("a brand's changes of calls", () => {
  it("A1 A56 rename a row, give it another method, or switch it off", () => {
    expect(isValid({ C7: { method: "PUT" }, CP4: { enabled: false } })).toBe(true);
    expect(isValid({ CA9: { path: "/pay/v2.1/in", moduleId: "PAYIN3" } })).toBe(true);
  });

  it.each([
    { c7: { method: "PUT" } },
    { logout: { enabled: false } },
    { C7: { enable: false } },
    { C7: { path: "wps/login" } },
    { C7: { path: "//elsewhere.example/login" } },
    { C7: { path: "https://elsewhere.example/login" } },
    { C7: { path: "/wps/login?x=1" } },
    { C7: { moduleId: "COMM3\r\nX: 1" } },
    { C7: { method: "PATCH" } },
  ])("A56 are refused with the brand file when they are a slip: %o", (calls) => {
    expect(isValid(calls)).toBe(false);
  });
});
