/** The audit trail in the Worker with its Durable Objects: what is recorded, who reads it, erasure (G35, G36). */
import { expect, it, vi } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const operator = { "x-operator-key": "operator-of-development" };
const world = "audit";

async function read(query: string): Promise<string> {
  const answer = await portal.fetch(`/operator/audit${query}`, {
    as: { world },
    headers: operator,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  return answer.text();
}

it("G35 G36 records a member's changes, verifies them, exports and erases the account", async () => {
  const cookie = await signIn(portal, { world, username: "player1" });
  const query = `mutation { changeLimit(input: { kind: DEPOSIT, period: DAY, limit: "77.00" }) { __typename } }`;
  const changed = await portal.graphql(query, { headers: { cookie }, as: { world } });
  expect(await changed.json()).toMatchObject({
    data: { changeLimit: { __typename: "ChangeLimitSuccess" } },
  });
  // Entries are sent after the response.
  await vi.waitFor(async () => expect(await read("?account=player1")).toContain("77.00"), {
    timeout: 60_000,
    // The pages count requests by address.
    interval: 2_000,
  });
  expect(await read("?account=player1&kind=LOGIN")).not.toContain("77.00");
  expect(await read("?verify=1")).toContain("The chain is sound");

  const lines = await read("/lines.jsonl");
  for (const secret of ["player1", "Player#1", cookie.slice(-20)])
    expect(lines).not.toContain(secret);
  const kinds = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).kind);
  expect(JSON.parse(lines.split("\n")[0] ?? "")).toMatchObject({
    kind: "OPERATOR",
    action: "switches",
    seq: 1,
    before: null,
    after: { markets: expect.stringContaining("KR 20") },
  });
  expect(kinds).toEqual(expect.arrayContaining(["LOGIN", "LIMIT", "OPERATOR"]));

  const security = await portal.fetch("/member/security", { as: { world }, headers: { cookie } });
  expect(await security.text()).toContain('href="/member/account-data.json"');
  const file = await portal.fetch("/member/account-data.json", {
    as: { world },
    headers: { cookie },
  });
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const data = (await file.json()) as {
    entries: { kind: string }[];
    protection: { limits: object[] };
    sessions: object[];
  };
  expect(data.entries.map(({ kind }) => kind)).toContain("LIMIT");
  expect(data.protection.limits).toMatchObject([{ amount: "77.00" }]);
  expect(data).toMatchObject({ break: null, lastLogin: { at: expect.any(Number) } });
  expect(data.sessions).toHaveLength(1);
  expect(data.sessions[0]).not.toHaveProperty("name");

  const erased = await portal.fetch("/operator/audit", {
    as: { world },
    method: "POST",
    redirect: "manual",
    headers: { ...operator, accept: "text/html", origin: portal.origin },
    body: new URLSearchParams({ action: "erase", account: "player1", again: "player1" }),
  });
  expect(erased.status).toBe(303);
  const left = await portal.fetch(erased.headers.get("location") ?? "", {
    as: { world },
    headers: { ...operator, accept: "text/html" },
  });
  // G36 What stays is listed, and the operator's file has exactly that.
  const rows = [
    ...(await left.text()).matchAll(/<th scope="row">([a-z][^<]*)<\/th><td>(\d+)<\/td>/g),
  ];
  expect(rows.map(([, what, count]) => [what, Number(count)])).toEqual([
    ["that a limit, or none, was chosen", 1],
    ["limits", 1],
  ]);
  const exported = await portal.fetch("/operator/audit/account.json?account=player1", {
    as: { world },
    headers: operator,
  });
  expect(await exported.json()).toMatchObject({
    stored: { choice: 1, limit: 1 },
    sessions: [],
    newSignIns: [],
    lastLogin: null,
    entries: [],
  });
  expect(await read("?account=player1")).toContain("No entries");
  expect(await read("?verify=1")).toContain("The chain is sound");
});

it("G35 opens to nobody without the key", async () => {
  const guest = await portal.fetch("/operator/audit", { as: { world } });
  expect(guest.status).toBe(403);
  expect(await guest.text()).not.toContain("<table");
  const nobody = await portal.fetch("/member/account-data.json", {
    as: { world },
    redirect: "manual",
  });
  expect(nobody.headers.get("content-disposition")).toBeNull();
});
