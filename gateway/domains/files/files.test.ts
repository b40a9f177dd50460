import { describe, expect, it } from "vitest";
import type { FileRequest, FilesPort } from "../../request/files-port.ts";
import { accountPortal } from "../../testing/account.ts";

/** A port that notes what it is asked. */
function filesIn(begun: Awaited<ReturnType<FilesPort["start"]>> = { id: "f1" }) {
  const requested: unknown[] = [];
  const note =
    <T>(answer: T) =>
    async (...args: unknown[]) => {
      requested.push(args);
      return answer;
    };
  const model = {
    id: "f1",
    report: "RECORDS" as const,
    format: "XLSX" as const,
    filters: "",
    state: "DONE" as const,
    rows: 3,
    range: { from: 1, to: 9 },
    since: null,
    requestedAt: 5,
    total: 3,
    bytes: 70,
    expiresAt: 100,
  };
  const files: FilesPort = {
    list: note([model]),
    start: note(begun),
    restart: note(begun),
    remove: note(false),
    schedules: note([]),
    schedule: note({ id: "s1", isNew: true }),
    endSchedule: note({ token: "read-only" }),
    erase: note([]),
  };
  return { files, requested };
}

const start = `mutation ($input: StartAgentFileInput!) {
  startAgentFile(input: $input) {
    __typename
    ... on ChangeAgentFileSuccess { id }
    ... on Refused { reason }
    ... on InvalidInput { fields { field } }
  }
}`;
const restart = `mutation { restartAgentFile(id: "f9") { __typename ... on Refused { reason } } }`;
const remove = `mutation { deleteAgentFile(id: "f9") { __typename ... on Refused { reason } } }`;
const list = "{ agent { files { most nodes { id format from to rows state } } } }";
const range = { from: 1_000, to: 2_000 };
const input = { report: "RECORDS", range, filters: "account=x" };

describe("files that are made in the background", () => {
  it("N12 a file is begun for the viewer, with the session's token and name", async () => {
    const { run, scope } = await accountPortal({}, "AGENT");
    const { files, requested } = filesIn();
    scope.files = files;
    const { data } = await run(start, { input });
    expect(data).toEqual({ startAgentFile: { __typename: "ChangeAgentFileSuccess", id: "f1" } });
    const [account, request, token, session] = requested[0] as [
      { account: string },
      FileRequest,
      string,
      string,
    ];
    expect(account.account).toBe((await scope.session.read())?.account?.account);
    expect(request).toEqual({ report: "RECORDS", format: "CSV", filters: "account=x", range });
    expect([token, session]).toEqual([await scope.session.token(), await scope.session.name()]);
    expect((await run(list)).data).toMatchObject({
      agent: {
        files: {
          most: 3,
          nodes: [{ id: "f1", format: "XLSX", from: 1, to: 9, rows: 3, state: "DONE" }],
        },
      },
    });
  });

  it("N12 a fourth one, an unknown one, a range that is too long and filters that are too long are refused", async () => {
    const { run, scope } = await accountPortal({}, "AGENT");
    scope.files = filesIn("TOO_MANY").files;
    expect((await run(start, { input })).data).toMatchObject({
      startAgentFile: { reason: "TOO_MANY_FILES" },
    });
    expect((await run(remove)).data).toMatchObject({
      deleteAgentFile: { reason: "STATE_CHANGED" },
    });
    const long = { ...input, range: { from: 0, to: 367 * 86_400_000 } };
    expect((await run(start, { input: long })).errors).toHaveLength(1);
    const wide = { ...input, filters: "x".repeat(501) };
    expect((await run(start, { input: wide })).data).toMatchObject({
      startAgentFile: { fields: [{ field: "filters" }] },
    });
  });

  it("N12 a file beyond those that may be kept is refused with a reason of its own", async () => {
    const { run, scope } = await accountPortal({}, "AGENT");
    scope.files = filesIn("TOO_MANY_KEPT").files;
    const refused = { reason: "TOO_MANY_KEPT_FILES" };
    expect((await run(start, { input })).data).toMatchObject({ startAgentFile: refused });
    expect((await run(restart)).data).toMatchObject({ restartAgentFile: refused });
  });

  it("N12 without a bucket nothing is offered", async () => {
    const { run } = await accountPortal({}, "AGENT");
    expect((await run(list)).data).toMatchObject({ agent: { files: null } });
    expect((await run(start, { input })).data).toMatchObject({
      startAgentFile: { reason: "NOT_OFFERED" },
    });
  });

  it("N24 a schedule has a name that can be seen, an hour and filters of a page", async () => {
    const token = { "POST /wps/agent/reportToken": { token: "read-only", expiresAt: 9e12 } };
    const { run, scope } = await accountPortal(token, "AGENT");
    const { files, requested } = filesIn();
    scope.files = files;
    const schedule = `mutation ($input: ScheduleAgentFileInput!) { done: scheduleAgentFile(input: $input) {
      __typename ... on InvalidInput { fields { field messageKey } } } }`;
    const good = {
      name: " Closed\u202e month\u200b ",
      report: "PROFIT",
      format: "CSV",
      filters: "",
      every: "DAILY",
      hour: 6,
    };
    expect((await run(schedule, { input: good })).data).toEqual({
      done: { __typename: "ChangeAgentFileSuccess" },
    });
    expect(requested).toMatchObject([[{}, { name: "Closed month", hour: 6 }, {}]]);
    for (const [field, wrong] of [
      ["name", { name: "\u202e\u200b \u3164" }],
      ["name", { name: "x".repeat(41) }],
      ["filters", { filters: "x".repeat(501) }],
      ["hour", { hour: 24 }],
      ["hour", { hour: -1 }],
    ] as const) {
      const { data } = await run(schedule, { input: { ...good, ...wrong } });
      expect(data, JSON.stringify(wrong)).toMatchObject({ done: { fields: [{ field }] } });
    }
    expect(requested).toHaveLength(1);
  });

  it("N24 where a schedule can't be stored its token ends, and nothing looks as if it were there", async () => {
    const ended: string[] = [];
    const { run, scope } = await accountPortal(
      {
        "POST /wps/agent/reportToken": { token: "read-only", expiresAt: 9e12 },
        "POST /wps/session/logout": (request: Request) => {
          ended.push(request.headers.get("authorization") ?? "");
          return {};
        },
      },
      "AGENT",
    );
    scope.files = { ...filesIn().files, schedule: () => Promise.reject(new Error("storage")) };
    const input = {
      name: "A",
      report: "PROFIT",
      format: "CSV",
      filters: "",
      every: "DAILY",
      hour: 6,
    };
    const schedule = `mutation ($input: ScheduleAgentFileInput!) { done: scheduleAgentFile(input: $input) { __typename } }`;
    const { data, errors } = await run<{ done: unknown }>(schedule, { input });
    expect(data?.done ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(ended).toEqual([expect.stringContaining("read-only")]);
  });

  it("N12 H7 the inbox has the files that ended, and none of a member", async () => {
    const news = "{ viewer { glance { files { id report state } } } }";
    const { run, scope } = await accountPortal({}, "AGENT");
    scope.files = filesIn().files;
    expect((await run(news)).data).toEqual({
      viewer: { glance: { files: [{ id: "file:f1:5", report: "RECORDS", state: "DONE" }] } },
    });
    const member = await accountPortal({}, "MEMBER");
    member.scope.files = filesIn().files;
    expect((await member.run(news)).data).toEqual({ viewer: { glance: { files: null } } });
  });

  it("N12 a member has no files and begins none", async () => {
    const { run, scope } = await accountPortal({}, "MEMBER");
    const { files, requested } = filesIn();
    scope.files = files;
    for (const [document, variables] of [
      [start, { input }],
      [restart, {}],
      [remove, {}],
      [list, {}],
    ] as const) {
      const { data, errors } = await run(document, variables);
      expect(JSON.stringify({ data, errors })).not.toContain("f1");
    }
    expect(requested).toEqual([]);
  });
});
