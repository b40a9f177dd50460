import { describe, expect, it } from "vitest";
import { addressClassOf, isDenied, parseAddress, parseRange } from "./addresses.ts";

describe("A78 address rules", () => {
  it.each([
    ["10.1.2.3", "10.0.0.0/8", true],
    ["11.1.2.3", "10.0.0.0/8", false],
    ["192.168.7.9", "192.168.7.9", true],
    ["192.168.7.8", "192.168.7.9/32", false],
    ["203.0.113.200", "203.0.113.128/25", true],
    ["203.0.113.100", "203.0.113.128/25", false],
    ["1.2.3.4", "0.0.0.0/0", true],
    ["2001:db8::1", "2001:db8::/32", true],
    ["2001:DB8:0:0::1", "2001:db8::1", true],
    ["2001:db9::1", "2001:db8::/32", false],
    ["::1", "::/0", true],
    ["1.2.3.4", "::/0", false],
    // A v4-mapped v6 address matches v4 rules.
    ["::ffff:10.1.2.3", "10.0.0.0/8", true],
    ["::ffff:a01:203", "10.0.0.0/8", true],
  ])("%s in %s: %s", (address, range, expected) => {
    expect(isDenied(address, [range])).toBe(expected);
  });

  it("denies nobody for an unknown or unreadable address, or without rules", () => {
    expect(isDenied(null, ["0.0.0.0/0"])).toBe(false);
    expect(isDenied("unknown", ["0.0.0.0/0"])).toBe(false);
    expect(isDenied("1.2.3.4", [])).toBe(false);
  });

  it.each([
    "",
    "1.2.3",
    "1.2.3.4.5",
    "01.2.3.4",
    "256.1.1.1",
    "1::2::3",
    "1:2:3:4:5:6:7",
    "12345::",
    "g::1",
    "1:2:3:4:5:6:7:8::",
  ])("%j is not an address", (text) => expect(parseAddress(text)).toBeNull());

  it.each(["10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/8/8", "::/129", "10.0.0.0/"])(
    "%j is no range",
    (text) => expect(parseRange(text)).toBeNull(),
  );
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::1", "20010db800010002/64"],
  ["2001:0DB8:1:2:ffff:1:2:3", "20010db800010002/64"],
  ["2001:db8:1:3::1", "20010db800010003/64"],
  ["::1", "0000000000000000/64"],
  ["nobody", "unknown"],
  [null, "unknown"],
])("A114 %s counts as %s", (address, expected) => {
  expect(addressClassOf(address)).toBe(expected);
});
