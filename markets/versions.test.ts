import { expect, it } from "vitest";
import { marketFiles } from "./index.ts";
import { korea } from "./kr.ts";
import type { MarketFile } from "./market.ts";
import { stepsOf, versionProblems, withVersions } from "./versions.ts";

const older: MarketFile = {
  ...korea,
  version: "2026-01-01",
  rules: { ...korea.rules, minimumAge: 18 },
};
const versions = { KR: [older, korea] };
const changed: MarketFile = { ...korea, rules: { ...korea.rules, bonusesShown: false } };

it("G31 each market file has the rules of its recorded version: another rule needs a new version", () => {
  expect(versionProblems(marketFiles)).toEqual([]);
  expect(versionProblems([korea], versions)).toEqual([]);
  expect(versionProblems([changed], versions)).toEqual([
    'Market "KR": version: rules.bonusesShown differs from the recorded 2026-11-24: give a new version.',
  ]);
  expect(versionProblems([older], versions)).toEqual([
    'Market "KR": version: 2026-01-01 is before the recorded 2026-11-24.',
  ]);
  for (const known of [versions, {}])
    expect(versionProblems([{ ...changed, version: "2026-12-01" }], known)).toEqual([
      'Market "KR": version: 2026-12-01 is not recorded: npm run market -- record.',
    ]);
});

it("G31 a new version is recorded after the earlier ones, and an earlier one is never changed", () => {
  const next = { ...changed, version: "2026-12-01" };
  expect(withVersions([next], versions)).toEqual({ KR: [older, korea, next] });
  expect(withVersions([changed], versions)).toEqual(versions);
  expect(withVersions([korea], {})).toEqual({ KR: [korea] });
});

it("G31 a version shows what it changed, details that people rarely see included", () => {
  expect(stepsOf(korea, { KR: [korea] })).toEqual([]);
  const answering = (hours: string, version: string): MarketFile => {
    const helplines = [{ name: "A", lang: "ko", languages: ["ko"], hours }];
    return { ...korea, version, rules: { ...korea.rules, helplines } };
  };
  const before = answering("10:00–18:00", "2027-01-01");
  const after = answering("09:00–18:00", "2027-01-02");
  const [step] = stepsOf(after, { KR: [korea, before, after] });
  expect(step).toMatchObject({ from: "2027-01-01", to: "2027-01-02" });
  expect(step?.changes).toMatchObject([
    { place: "rules.helplines", before: expect.stringContaining("10:00–18:00") },
  ]);
});
