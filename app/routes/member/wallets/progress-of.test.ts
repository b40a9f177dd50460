import { expect, it } from "vitest";
import { progressOf } from "./progress-of.ts";

const wallets = (...states: ("MOVED" | "FAILED" | "UNKNOWN" | "WAITING")[]) => ({
  wallets: states.map((state, at) => ({ code: String(at), name: "", amount: null, state })),
});

it("U27b C23 a wallet that failed is through; one that nobody knows of, or whose turn is to come, is not", () => {
  expect(progressOf(wallets("MOVED", "FAILED"))).toEqual({ done: 2, of: 2, open: false });
  expect(progressOf(wallets("MOVED", "UNKNOWN", "WAITING"))).toEqual({
    done: 1,
    of: 3,
    open: true,
  });
  expect(progressOf(wallets())).toEqual({ done: 0, of: 0, open: false });
});
