import { expect, it } from "vitest";
import { readStored } from "./read-stored.ts";

it("G5 G18 a request for a higher limit and for a return are read as earlier builds stored them", () => {
  expect(readStored('{"kind":"DEPOSIT","request":{"amount":"5.00","askedAt":7}}')).toEqual({
    kind: "DEPOSIT",
    request: { amount: "5.00", requestedAt: 7 },
  });
  expect(readStored('{"until":5,"returnAskedAt":null}')).toEqual({
    until: 5,
    returnRequestedAt: null,
  });
  expect(readStored('{"until":5,"returnRequestedAt":9}')).toEqual({
    until: 5,
    returnRequestedAt: 9,
  });
});
