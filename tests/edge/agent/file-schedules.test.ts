/** Files that come by themselves, through the whole portal: gateway, object, sandbox (N24). */
import { expect, it } from "vitest";
import { agentFiles } from "../../support/agent-files.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "file-schedules";
const files = agentFiles(portal, world);
const cookieOf = (username: string) => signIn(portal, { world, username });

const result = "{ __typename ... on ChangeAgentFileSuccess { id } ... on Refused { reason } }";
const add = `mutation ($input: ScheduleAgentFileInput!) { done: scheduleAgentFile(input: $input) ${result} }`;
const end = `mutation ($id: ID!) { done: endAgentFileSchedule(id: $id) ${result} }`;
const list =
  "{ agent { files { schedules { id name report format every hour state nextAt expiresAt } } } }";

interface Done {
  data: { done?: { __typename: string; id?: string; reason?: string } } | null;
  errors?: { extensions: { code: string } }[];
}
interface Schedule {
  id: string;
  state: string;
  nextAt: number;
  expiresAt: number;
}
interface Listed {
  data: { agent: { files: { schedules: Schedule[] } } | null };
}

const input = {
  name: "Closed month",
  report: "PROFIT",
  format: "XLSX",
  filters: "range=last-month",
  every: "MONTHLY",
  hour: 6,
};
const schedules = async (cookie: string) =>
  (await files.send<Listed>(cookie, list)).data.agent?.files.schedules ?? null;

it("N24 a schedule is kept with its next moment, and ended; ten are kept at most", async () => {
  const cookie = await cookieOf("agent1");
  const { data } = await files.send<Done>(cookie, add, { input });
  const id = data?.done?.id ?? "";
  const [found] = (await schedules(cookie)) ?? [];
  expect(found).toMatchObject({ id, name: "Closed month", every: "MONTHLY", state: "ON" });
  const local = new Date((found?.nextAt ?? 0) + 8 * 3_600_000);
  expect([local.getUTCDate(), local.getUTCHours(), found?.nextAt]).toEqual([1, 6, found?.nextAt]);
  expect(found?.nextAt).toBeGreaterThan(Date.now());
  expect(found?.expiresAt).toBeGreaterThan(Date.now());
  // A second press is the same schedule.
  const again = await files.send<Done>(cookie, add, { input });
  expect(again.data?.done).toMatchObject({ id });
  expect(await schedules(cookie)).toHaveLength(1);
  const at = (hour: number) => files.send<Done>(cookie, add, { input: { ...input, hour } });
  for (let hour = 7; hour < 16; hour += 1) await at(hour);
  const more = await at(16);
  expect(more.data?.done).toMatchObject({ reason: "TOO_MANY_SAVED" });
  for (const { id: each } of (await schedules(cookie)) ?? []) {
    expect((await files.send<Done>(cookie, end, { id: each })).data?.done).toMatchObject({
      id: each,
    });
  }
  expect(await schedules(cookie)).toEqual([]);
  expect((await files.send<Done>(cookie, end, { id })).data?.done).toMatchObject({
    reason: "STATE_CHANGED",
  });
});

it("N24 P7 for anybody else a schedule does not exist, and who is no agent has none", async () => {
  const owner = await cookieOf("agent1");
  const id = (await files.send<Done>(owner, add, { input })).data?.done?.id ?? "";
  for (const other of ["agent2", "agent3"]) {
    const cookie = await cookieOf(other);
    expect(await schedules(cookie)).toEqual([]);
    expect((await files.send<Done>(cookie, end, { id })).data?.done).toMatchObject({
      reason: "STATE_CHANGED",
    });
  }
  for (const cookie of [await cookieOf("player1"), ""]) {
    const answers = [
      await files.send<Done>(cookie, end, { id }),
      await files.send<Done>(cookie, add, { input }),
    ];
    for (const { data, errors } of answers) {
      expect(data?.done?.__typename).not.toBe("ChangeAgentFileSuccess");
      expect(errors?.[0]?.extensions.code ?? data?.done?.reason).toBeTruthy();
    }
  }
  expect((await schedules(owner))?.map((each) => each.id)).toEqual([id]);
});

it("N24 the file of a schedule that falls due is under Files, with a message in the inbox", async () => {
  const cookie = await cookieOf("agent2");
  const daily = { ...input, name: "Every day", every: "DAILY" };
  // Of a day ago, so that its first file is due now.
  const as = { world, "clock-ahead": -86_400_000 };
  const added = await portal.graphql(add, {
    variables: { input: daily },
    headers: { cookie },
    as,
  });
  const { data } = (await added.json()) as Done;
  const id = data?.done?.id ?? "";
  const stateOf = async () => (await schedules(cookie))?.find((each) => each.id === id)?.state;
  expect(await stateOf()).toBe("WAITING");
  // Any file that is begun wakes what makes them.
  await files.ready(cookie, await files.begin(cookie, "TEAM"));
  await expect.poll(stateOf, { timeout: 60_000, interval: 200 }).toBe("ON");
  interface Found {
    data: { agent: { files: { nodes: { id: string; report: string; state: string }[] } } };
  }
  const made = async () => {
    const nodes = "{ agent { files { nodes { id report state } } } }";
    const found = await files.send<Found>(cookie, nodes);
    return found.data.agent.files.nodes.find(({ report }) => report === "PROFIT");
  };
  await expect
    .poll(async () => (await made())?.state, { timeout: 60_000, interval: 200 })
    .toBe("DONE");
  const inbox = await portal.fetch("/member/messages?kind=files", {
    headers: { cookie },
    as: { world },
  });
  expect(await inbox.text()).toContain("Profit and loss: Ready");
  const file = await portal.fetch(`/agentHome/files/file?id=${(await made())?.id}`, {
    headers: { cookie },
    as: { world },
  });
  expect(file.headers.get("content-disposition")).toContain(".xlsx");
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
});
