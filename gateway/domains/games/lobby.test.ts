import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

it("A27 K49 the class BG needs the language TY and a vendor with such games", async () => {
  const bg = (vendors: object) => ({
    "GET /wps/relay/GCSGAME_getVassGameType": {
      RNG: {
        gameClassify: [
          { key: "SC", name: "Classic", vendors: {} },
          { key: "BG", name: "Board", vendors },
        ],
      },
    },
  });
  const somebody = { PG: { vassalage: "PG", displayName: "Paper Gate", lagerIcon: null } };
  const ty = { ...aurora.languages[0], platformCode: "TY" } as Brand["languages"][number];
  const seen = async (vendors: object, languages: Brand["languages"]) => {
    const platform = fakePlatform(bg(vendors));
    const brand = { ...aurora, languages };
    const scope = testScope({ brand, platform: { fetch: platform.fetch } });
    const query = '{ lobby(path: "/rng") { classes { key } } }';
    const { lobby } = await send<{ lobby: { classes: { key: string }[] } }>(scope, query);
    return lobby.classes.map(({ key }) => key);
  };
  expect(await seen(somebody, [...aurora.languages, ty])).toEqual(["SC", "BG"]);
  expect(await seen(somebody, aurora.languages)).toEqual(["SC"]);
  expect(await seen({}, [...aurora.languages, ty])).toEqual(["SC"]);
});
