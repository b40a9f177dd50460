import * as v from "valibot";
import { expect, it } from "vitest";
import { payerName, wirePayer } from "./payer.ts";

const read = (name: string) => payerName(v.parse(wirePayer, name), { name: "Aurora" });

it.each([
  ["platform", "Aurora"],
  ["PLATFORM", "Aurora"],
  ["agent1", "agent1"],
  ["platform7", "platform7"],
])("A157 shows the payer %s as %s", (wire, shown) => {
  expect(read(wire)).toBe(shown);
});
