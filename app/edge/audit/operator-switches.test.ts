import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { korea } from "../../../markets/kr.ts";
import { operatorSwitches, switchesEntry } from "./operator-switches.ts";

const known = operatorSwitches(aurora, [korea]);

it("G35 the first entry has every switch", () => {
  expect(switchesEntry(null, known, 7)).toMatchObject({
    id: "switches:7",
    at: 7,
    kind: "OPERATOR",
    before: null,
    after: known,
  });
});

it("G35 an entry has the changed switches alone, before and after", () => {
  const edge = { ...aurora.edge, blockedRegions: ["FR"] };
  const calls = { CA81: { enabled: false } };
  const now = operatorSwitches({ ...aurora, edge, calls }, [{ ...korea, version: "2027-01-01" }]);
  const { blockedRegions, calls: before, markets } = known;
  expect(switchesEntry(known, now, 8)).toMatchObject({
    before: { blockedRegions, calls: before, markets },
    after: { blockedRegions: "FR", calls: '{"CA81":{"enabled":false}}', markets: "KR 2027-01-01" },
  });
  expect(Object.keys(switchesEntry(known, now, 8)?.after ?? {})).toHaveLength(3);
});

it("G35 without a change there is no entry", () => {
  expect(switchesEntry(known, operatorSwitches(aurora, [korea]), 9)).toBeNull();
});
