import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { hotGames, vendorLanes, winnerBoard } from "../../domains/games/calls.ts";
import { registerSettings } from "../../domains/system/calls.ts";
import { fakePlatform, testOrigin, testScope } from "../../testing/platform.ts";
import type { Call } from "../call.ts";
import { createPlatform } from "../client.ts";

const stored: [string, Call, unknown][] = [
  ["T4 hot games", hotGames, { list: [] }],
  ["T5 winners", winnerBoard, { list: [] }],
  ["T6 vendors", vendorLanes, { data: { lanes: [] } }],
  ["T7 form rules", registerSettings, {}],
];

it.each(stored)(
  "K64 %s: fetched once for all visitors, and once more for another language",
  async (_name, row, answer) => {
    const { fetch, calls } = fakePlatform({ [`GET ${row.path}`]: answer });
    const origin = testOrigin();
    const visit = async (tag: string, address: string) => {
      const language = aurora.languages.find((each) => each.tag === tag);
      const scope = testScope({
        address,
        platform: { fetch, origin },
        ...(language && { language }),
      });
      await createPlatform(scope).call(row, {});
      await scope.settled();
    };
    await visit("en", "203.0.113.7");
    await visit("en", "203.0.113.8");
    expect(calls).toHaveLength(1);
    await visit("ko", "203.0.113.7");
    await visit("ko", "203.0.113.8");
    expect(calls).toHaveLength(2);
  },
);
