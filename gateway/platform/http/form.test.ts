import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testScope } from "../../testing/platform.ts";
import { testRow } from "../../testing/row.ts";
import { cipherOf } from "./cipher.ts";
import { buildRequest, planCall } from "./request.ts";

const form = testRow({
  method: "POST",
  read: false,
  form: true,
  constants: { platform: "W" },
  request: v.looseObject({}),
});

async function formOf(input: object) {
  const scope = testScope();
  const cipher = cipherOf(scope.brand.cipher, scope.platform.jwks, scope.now);
  const parts = { token: "tok", signal: new AbortController().signal };
  const request = await buildRequest(planCall(form, input, scope), scope, cipher, parts);
  return { request, entries: [...(await request.clone().formData()).entries()] };
}

describe("a row with a multipart form", () => {
  it("A86 sends texts as text, files with generated names, and nothing for absent values", async () => {
    const png = new File(["12345"], "C:\\me.exe", { type: "image/png" });
    const odd = new Blob(["1"], { type: "text/html" });
    const { request, entries } = await formOf({ id: 7, proof: png, more: [png, odd], none: null });
    expect(request.headers.get("content-type")).toMatch(/^multipart\/form-data/);
    expect(request.headers.get("authorization")).toBe("tok");
    expect(
      entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
    ).toEqual([
      ["platform", "W"],
      ["id", "7"],
      ["proof", "proof-1.png"],
      ["more", "more-1.png"],
      ["more", "more-2.bin"],
    ]);
  });

  it("can't be encrypted, and needs a method with a body", () => {
    const scope = testScope();
    expect(() => planCall({ ...form, encrypted: true }, {}, scope)).toThrow(/form/);
    expect(() => planCall({ ...form, method: "DELETE" }, {}, scope)).toThrow(/form/);
  });
});

describe("the module id of a call", () => {
  const row = testRow({ moduleId: "ONE3", otherModules: ["TWO3"] });

  it("C5 C8 is the row's, or another of the row's ids that the caller selects", () => {
    const scope = testScope();
    expect(planCall(row, {}, scope).moduleId).toBe("ONE3");
    expect(planCall(row, {}, scope, "TWO3").moduleId).toBe("TWO3");
    expect(() => planCall(row, {}, scope, "FOUR3")).toThrow(/not one of the row.s module ids/);
  });

  it("A56 is the brand's if the brand overrides it", () => {
    const scope = testScope();
    const brand = { ...scope.brand, calls: { T1: { moduleId: "OURS3" } } };
    expect(planCall(row, {}, { ...scope, brand }, "TWO3").moduleId).toBe("OURS3");
  });
});
