import * as v from "valibot";
import { expect, it } from "vitest";
import { testScope } from "../../testing/platform.ts";
import { testRow } from "../../testing/row.ts";
import { sampleDrift } from "./sample-drift.ts";

const row = testRow({ answer: v.object({ nodeId: v.number(), name: v.nullish(v.string()) }) });
const text = (value: unknown) => JSON.stringify({ success: true, value });

function sampling() {
  const names: string[] = [];
  const scope = testScope({ count: (name) => void names.push(name) });
  const ok = { outcome: "ok", status: 200 } as const;
  return { names, look: (body: string | null) => sampleDrift(scope, row, ok, body) };
}

it("O3 compares the first response of a row and then one of fifty, and counts names and types alone", () => {
  const { names, look } = sampling();
  look(text({ nodeId: "player1", extraField: "secret value", name: 7 }));
  expect(names).toEqual([
    "compared T1",
    expect.stringMatching(/^drift T1 type value\.nodeId \S+$/),
    expect.stringMatching(/^drift T1 type value\.name \S+$/),
    "drift T1 unknown value.extraField",
  ]);
  expect(names.join()).not.toMatch(/player1|secret/);
  for (let at = 0; at < 49; at += 1) look(text({ nodeId: 1 }));
  expect(names).toHaveLength(4);
  look(text({ nodeId: 1 }));
  expect(names.slice(4)).toEqual(["compared T1"]);
});

it("O3 does not count a name that could be somebody's, nor compare what has no body or is long", () => {
  const { names, look } = sampling();
  look(null);
  look(text({ nodeId: 1, name: "x".repeat(300_000) }));
  look(text({ nodeId: 1, "010-5550-0001": 1, player_2024_01: 2 }));
  expect(names).toEqual(["compared T1", "drift T1 unknown value.*"]);
  expect(names.join()).not.toMatch(/5550|2024/);
});
