import fc from "fast-check";
import { expect, it } from "vitest";
import { QuickTextEncoder } from "./quick-text-encoder.ts";

it("encodes any text as the native encoder does", () => {
  const native = new TextEncoder();
  const quick = new QuickTextEncoder();
  const units = fc.array(fc.nat(0xffff), { maxLength: 120 });
  const any = units.map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(fc.oneof(any, fc.string({ maxLength: 120 })), (text) => {
      expect(Buffer.from(quick.encode(text)).toString("hex")).toBe(
        Buffer.from(native.encode(text)).toString("hex"),
      );
    }),
  );
});
