/** An agent's background files through the whole portal: pages, gateway, object, bucket, sandbox (N12). */
import { expect, it } from "vitest";
import { agentFiles, firstDay, lastDay } from "../../support/agent-files.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "agent-files";
const files = agentFiles(portal, world);

const open = (path: string, cookie?: string) =>
  portal.fetch(path, { headers: cookie ? { cookie } : {}, as: { world } });
const cookieOf = (username: string) => signIn(portal, { world, username });

/** Entries go back eight days, sums further than the thirty days of the file. */
it.each([
  ["RECORDS", "records", "aurora-records", true],
  ["TRANSACTIONS", "transactions", "aurora-transactions", true],
  ["PROFIT", "profit", "aurora-profit", false],
])(
  "N12 N27 the file of %s has the rows of its page's CSV, and since when",
  async (report, page, name, isCut) => {
    const cookie = await cookieOf("agent1");
    const id = await files.begin(cookie, report);
    await files.ready(cookie, id);
    const answer = await open(`/agentHome/files/file?id=${id}`, cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const disposition = answer.headers.get("content-disposition") ?? "";
    expect(disposition).toContain(`filename="${name}_20`);
    const bytes = await answer.arrayBuffer();
    const file = await files.fileOf(cookie, id);
    expect(bytes.byteLength).toBe(file?.bytes);
    const text = new TextDecoder().decode(bytes);
    const lines = text.trim().split("\r\n");
    expect(lines.length - 1 - Number(isCut)).toBe(file?.total);
    expect(lines[1]?.startsWith("Data starts on 20")).toBe(isCut);
    expect(/_since-20\d\d-\d\d-\d\d\./.test(disposition)).toBe(isCut);
    const shown = await (await open("/agentHome/files?stream=off", cookie)).text();
    expect(shown.includes("Data starts on")).toBe(true);
    expect(file?.rows).toBe(file?.total);
    const csv = await (
      await open(`/agentHome/${page}.csv?from=${firstDay}&to=${lastDay}`, cookie)
    ).text();
    expect(lines).toEqual(csv.trim().split("\r\n"));
  },
);

it("N12 P7 for anybody but its owner a file is the same as one that does not exist", async () => {
  const owner = await cookieOf("agent1");
  const id = await files.begin(owner, "PROFIT");
  await files.ready(owner, id);
  const others = {
    below: await cookieOf("agent2"),
    beside: await cookieOf("agent3"),
    member: await cookieOf("player1"),
    guest: "",
  };
  for (const cookie of Object.values(others)) {
    const [theirs, unknown] = await Promise.all(
      [id, "x".repeat(id.length)].map((each) => open(`/agentHome/files/file?id=${each}`, cookie)),
    );
    expect(theirs?.status).not.toBe(200);
    expect(theirs?.status).toBe(unknown?.status);
    const place = (answer?: Response) =>
      answer?.headers.get("location")?.replace(/id(=|%3D)[\w-]+/, "");
    expect(place(theirs)).toBe(place(unknown));
    expect(theirs?.headers.get("content-disposition")).toBeNull();
  }
  expect(await files.fileOf(others.below, id)).toBeNull();
  const remove = `mutation { deleteAgentFile(id: "${id}") { __typename } }`;
  expect(JSON.stringify(await files.send(others.below, remove))).toContain("Refused");
  expect((await files.fileOf(owner, id))?.state).toBe("DONE");
  await files.send(owner, remove);
  expect((await open(`/agentHome/files/file?id=${id}`, owner)).status).toBe(404);
});

it("N12 with twenty files that are kept, the form of a report says that one has to go first", async () => {
  const cookie = await cookieOf("agent2");
  for (let at = 0; at < 20; at += 1) {
    await files.ready(cookie, await files.begin(cookie, "PROFIT", "CSV", `search=${at}`));
  }
  const answer = await press(cookie, "");
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("You have reached the maximum of 20 files or 5 GB");
});

/** Presses the button of the report of profit. */
const press = (cookie: string, filters: string) =>
  portal.fetch("/agentHome/files", {
    method: "POST",
    headers: { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({
      intent: "start",
      report: "PROFIT",
      format: "XLSX",
      filters,
      from: firstDay,
      to: lastDay,
    }),
    as: { world },
    redirect: "manual",
  });

it("N12 a double press makes one file, another report or format one more", async () => {
  const cookie = await cookieOf("agent3");
  const first = await files.begin(cookie, "PROFIT");
  expect(await files.begin(cookie, "PROFIT")).toBe(first);
  await files.ready(cookie, first);
  expect(await files.begin(cookie, "PROFIT")).toBe(first);
  expect(await files.begin(cookie, "PROFIT", "XLSX")).not.toBe(first);
  await files.send(cookie, `mutation { deleteAgentFile(id: "${first}") { __typename } }`);
  expect(await files.begin(cookie, "PROFIT")).not.toBe(first);
});

it("N13 a file in a currency that the team lacks is refused at once", async () => {
  const cookie = await cookieOf("agent3");
  const answer = await press(cookie, "?currency=VND");
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("No account in your team uses VND.");
});
