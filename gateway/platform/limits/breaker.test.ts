import { describe, expect, it } from "vitest";
import { testOrigin } from "../../testing/platform.ts";
import { admit, type Circuit, circuitOf, isOpen, report } from "./breaker.ts";

const T0 = 1_700_000_000_000;
const fresh = () => circuitOf(testOrigin(), "public");

function run(circuit: Circuit, outcomes: boolean[], at: number, stepMs = 0) {
  outcomes.forEach((ok, i) => {
    const admission = admit(circuit, at + i * stepMs);
    if (admission) report(circuit, admission, ok, at + i * stepMs);
  });
}
const half = (count: number) => Array.from({ length: count }, (_, i) => i % 2 === 0);

describe("breaker", () => {
  it("opens at 20 calls of which half failed, not at 19", () => {
    const circuit = fresh();
    run(circuit, Array(19).fill(false), T0);
    expect(isOpen(circuit, T0)).toBe(false);
    const other = fresh();
    run(other, half(20), T0);
    expect(isOpen(other, T0)).toBe(true);
    expect(admit(other, T0 + 4999)).toBeNull();
  });

  it("stays closed below half, and when the failures lie more than 10 s apart", () => {
    const mostlyGood = fresh();
    run(
      mostlyGood,
      Array.from({ length: 60 }, (_, i) => i % 5 !== 0),
      T0,
    );
    expect(isOpen(mostlyGood, T0)).toBe(false);
    const slow = fresh();
    run(slow, Array(40).fill(false), T0, 600);
    expect(isOpen(slow, T0 + 24_000)).toBe(false);
  });

  it("allows one probe after 5 s, and closes when it succeeds", () => {
    const circuit = fresh();
    run(circuit, Array(20).fill(false), T0);
    expect(admit(circuit, T0 + 5000)).toBe("probe");
    expect(admit(circuit, T0 + 5001)).toBeNull();
    report(circuit, "probe", true, T0 + 5100);
    expect(admit(circuit, T0 + 5101)).toBe("closed");
  });

  it("opens again after a failed probe, and replaces a probe that never ends", () => {
    const circuit = fresh();
    run(circuit, Array(20).fill(false), T0);
    expect(admit(circuit, T0 + 5000)).toBe("probe");
    report(circuit, "probe", false, T0 + 5500);
    expect(isOpen(circuit, T0 + 10_000)).toBe(true);
    expect(admit(circuit, T0 + 10_500)).toBe("probe");
    expect(admit(circuit, T0 + 15_499)).toBeNull();
    expect(admit(circuit, T0 + 15_500)).toBe("probe");
  });

  it("is separate per group and platform", () => {
    const origin = testOrigin();
    run(circuitOf(origin, "public"), Array(20).fill(false), T0);
    expect(isOpen(circuitOf(origin, "public"), T0)).toBe(true);
    expect(isOpen(circuitOf(origin, "money"), T0)).toBe(false);
    expect(isOpen(fresh(), T0)).toBe(false);
  });
});
