import { describe, expect, it } from "vitest";
import { dropFields, swapTypes } from "./distort.ts";
import { type FaultLine, takeFault } from "./fault-table.ts";
import { defaultSettings, flagOn, flagsOf, patchSettings } from "./settings.ts";

describe("the fault table", () => {
  it("matches by id, by path and its beginning, or everything", () => {
    const line = (match: FaultLine["match"]): FaultLine[] => [{ match, fault: { kind: "html" } }];
    expect(takeFault(line({ id: "C45" }), "/x", "C45")).not.toBeNull();
    expect(takeFault(line({ id: "C45" }), "/x", null)).toBeNull();
    expect(takeFault(line({ path: "/wps/relay/" }), "/wps/relay/a", null)).not.toBeNull();
    expect(takeFault(line({ path: "/wps/relay/" }), "/wps/member", null)).toBeNull();
    expect(takeFault(line({ path: "/wps", id: "C1" }), "/wps/a", "C2")).toBeNull();
    expect(takeFault(line({}), "/any", null)).not.toBeNull();
  });

  it("counts `times` down and then lets the next line speak", () => {
    const lines: FaultLine[] = [
      { match: {}, fault: { kind: "html", times: 2 } },
      { match: {}, fault: { kind: "reset" } },
    ];
    const kinds = Array.from({ length: 4 }, () => takeFault(lines, "/", null)?.kind);
    expect(kinds).toEqual(["html", "html", "reset", "reset"]);
  });
});

describe("distortion", () => {
  it("leaves the envelope readable and its content wrong", () => {
    const body = { success: true, value: { id: 7, name: "abc", list: [1], none: null } };
    const swapped = {
      id: "number 7",
      name: { text: 3 },
      list: { 0: "number 1" },
      none: "null",
    };
    expect(swapTypes(body)).toEqual({ success: true, value: swapped });
    expect(dropFields(body)).toEqual({ success: true, value: { name: "abc", none: null } });
    expect(dropFields([{ a: 1, b: 2 }])).toEqual([{ b: 2 }]);
  });
});

describe("settings", () => {
  it("W1-W13 flags are merged one by one; null counts as off", () => {
    const settings = patchSettings(defaultSettings(), { flags: { CBS3: null, DIRECTREG3: "0" } });
    const on = (flag: string, merchant = "aurora01") => flagOn({ settings, merchant }, flag);
    expect(on("CBS3")).toBe(false);
    expect(on("DIRECTREG3")).toBe(false);
    expect(on("USERNAMEREG3")).toBe(true);
    expect(Object.keys(flagsOf(settings, "aurora01"))).toHaveLength(13);
  });

  it("W13 is off for one merchant until a switch turns it on", () => {
    const on = (merchant: string, settings = defaultSettings()) =>
      flagOn({ settings, merchant }, "MOBILEVERCODELOGIN3");
    expect([on("aurora01"), on("hanbit07")]).toEqual([true, false]);
    const set = patchSettings(defaultSettings(), { flags: { MOBILEVERCODELOGIN3: "1" } });
    expect(on("hanbit07", set)).toBe(true);
  });
});
