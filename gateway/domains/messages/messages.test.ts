import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { run } from "../../testing/run.ts";

const account = {
  id: "42",
  account: "player1",
  nickname: "Player One",
  type: 0,
  role: "MEMBER",
  currency: "USD",
} as const;

function portal(table: Record<string, unknown>, off: string[] = []) {
  const platform = fakePlatform(table);
  const calls = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const scope = testScope({
    brand: { ...aurora, calls },
    session: { token: "tok", account },
    platform: { fetch: platform.fetch },
  });
  const ask = async (document: string, variables: object = {}) => {
    const answer = await run<Record<string, unknown>>(scope, document, variables);
    expect(answer.errors).toBeUndefined();
    return Object.values(answer.data ?? {})[0];
  };
  return { platform, ask };
}

const list = "{ messages { nodes { id title content sentAt read } pageInfo { total hasMore } } }";

describe("messages", () => {
  it("CA26 returns messages with sanitised HTML, page by page", async () => {
    const { ask, platform } = portal({
      "GET /wps/messages": {
        content: [
          {
            id: 9,
            title: "Hello",
            content: "<p onclick=x()>Hi</p><script>x()</script>",
            sentAt: 5,
            read: 0,
          },
          { id: "8", title: "Older", content: null, sentAt: null, read: true },
          { title: 5 },
        ],
        pageNum: 1,
        totalPages: 2,
        total: 23,
      },
    });
    expect(await ask(list)).toEqual({
      nodes: [
        { id: "9", title: "Hello", content: "<p>Hi</p>", sentAt: 5, read: false },
        { id: "8", title: "Older", content: "", sentAt: null, read: true },
      ],
      pageInfo: { total: 23, hasMore: true },
    });
    expect(new URL(platform.calls[0]?.url ?? "").search).toBe("?pageNo=1&pageSize=20");
  });

  it("A56 is null where the brand has no inbox", async () => {
    const { ask, platform } = portal({}, ["CA26"]);
    expect(await ask(list)).toBeNull();
    expect(platform.calls).toHaveLength(0);
  });
});

describe("changing messages", () => {
  const change = (field: string) => `mutation ($ids: [ID!]!) { ${field}(ids: $ids) {
    __typename
    ... on ChangeMessagesSuccess { ids unread }
    ... on InvalidInput { fields { messageKey } }
    ... on Refused { reason }
  } }`;
  const table = {
    "PUT /wps/messages/read": {},
    "DELETE /wps/messages": {},
    "GET /wps/relay/CSP_unreadCount": { count: 2 },
  };

  it("CA27 CA28 C46 marks as read with a body, deletes with a query, and returns the unread count", async () => {
    const { ask, platform } = portal(table);
    const done = { __typename: "ChangeMessagesSuccess", ids: ["1", "2"], unread: 2 };
    expect(await ask(change("markMessagesRead"), { ids: ["1", "2", "1"] })).toEqual(done);
    expect(await platform.calls[0]?.json()).toEqual({ ids: ["1", "2"] });
    expect(await ask(change("deleteMessages"), { ids: ["1", "2"] })).toEqual(done);
    const removed = platform.calls.find(({ method }) => method === "DELETE");
    expect(new URL(removed?.url ?? "").searchParams.get("ids")).toBe("1,2");
  });

  it("accepts 1 to 50 valid ids", async () => {
    const { ask, platform } = portal(table);
    const key = async (ids: string[]) => {
      const answer = (await ask(change("deleteMessages"), { ids })) as {
        fields?: { messageKey: string }[];
      };
      return answer.fields?.[0]?.messageKey;
    };
    expect(await key([])).toBe("validation.required");
    expect(await key(["1,2"])).toBe("validation.notAccepted");
    expect(await key(Array.from({ length: 51 }, (_, n) => `m${n}`))).toBe("validation.tooMany");
    expect(platform.calls).toHaveLength(0);
  });

  it("returns null for an unavailable count, and NOT_OFFERED where the inbox is off", async () => {
    const { ask } = portal({ "PUT /wps/messages/read": {} });
    expect(await ask(change("markMessagesRead"), { ids: ["1"] })).toMatchObject({ unread: null });
    const off = portal(table, ["CA28"]);
    expect(await off.ask(change("deleteMessages"), { ids: ["1"] })).toEqual({
      __typename: "Refused",
      reason: "NOT_OFFERED",
    });
  });
});
