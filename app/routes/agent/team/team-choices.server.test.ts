import { expect, it } from "vitest";
import { readTeamChoices } from "./team-choices.server.ts";

it.each([
  ["links", "links"],
  ["accountTags", "tags"],
])(
  "N20 N21 E12 where %s fail, their filter says so and the other has its choices",
  async (field, failed) => {
    const agent = {
      links: [{ code: "ABCD2345", name: null }],
      accountTags: [{ name: "VIP", accounts: 2 }],
    };
    const extensions = { code: "UPSTREAM_UNAVAILABLE", requestId: "r1" };
    const answer = {
      data: { agent: { ...agent, [field]: null } },
      errors: [{ message: "no", path: ["agent", field], extensions }],
    };
    const found = await readTeamChoices({ execute: () => Promise.resolve(answer as never) });
    expect(found).toMatchObject({
      links: { data: [{ value: "ABCD2345", text: "ABCD2345" }] },
      tags: { data: [{ value: "VIP", text: "VIP (2)" }] },
      [failed]: { failed: true, requestId: "r1" },
    });
  },
);

it("A113 links that could not be read are counted", async () => {
  const answer = { data: { agent: { links: [], accountTags: [] } }, dropped: 2 };
  const found = await readTeamChoices({ execute: () => Promise.resolve(answer as never) });
  expect(found.dropped).toBe(2);
});
