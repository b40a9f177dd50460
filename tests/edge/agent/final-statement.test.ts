/** A statement whose month was settled is the same ever after, as a page and as a file (N2, N26). */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = portal.world("final-statement");

const change = `mutation ($input: SetDownlineRatesInput!) {
  setDownlineRates(input: $input) { __typename }
}`;

it("N2 N26 a rate that changes later leaves a statement that was paid as it was, byte for byte", async () => {
  const headers = { cookie: await signIn(portal, { world: world.name, username: "agent1" }) };
  const read = async (path: string) =>
    (await portal.fetch(path, { headers, as: { world: world.name } })).text();
  /** The page opens with the last month that is over; paper shows the same text. */
  const statement = async () => {
    const page = await read("/agentHome/income/statement");
    const matter = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? "";
    const href = /href="([^"]*statement\.csv[^"]*)"/.exec(matter)?.[1] ?? "";
    return { text: textOf(matter), file: await read(href.replaceAll("&amp;", "&")) };
  };
  const paid = await statement();
  expect(paid.text).toContain("Final, issued on");
  expect(paid.file).toContain("Final, issued on");

  const input = { account: "agent2", rates: [{ type: "RNG", rate: "0.9" }] };
  const as = { world: world.name };
  const changed = await portal.graphql(change, { variables: { input }, headers, as });
  expect(await changed.text()).toContain("SetDownlineRatesSuccess");
  expect(await statement(), "on the same day").toEqual(paid);
  await world.set({ clockAheadMs: 25 * 3_600_000 });
  expect(await statement(), "with the new rate").toEqual(paid);
});

/** What a reader sees: no markup, whose ids and links may differ. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
