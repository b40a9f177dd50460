import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { player as account } from "../../testing/player.ts";
import { run } from "../../testing/run.ts";
import { unreadFirst } from "./unread-first.ts";

function portal(table: Record<string, unknown>, off: string[] = []) {
  const platform = fakePlatform(table);
  const calls = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const scope = testScope({
    brand: { ...aurora, calls },
    session: { token: "tok", account },
    platform: { fetch: platform.fetch },
  });
  const send = async (document: string, variables: object = {}) => {
    const answer = await run<Record<string, unknown>>(scope, document, variables);
    expect(answer.errors).toBeUndefined();
    return Object.values(answer.data ?? {})[0];
  };
  return { platform, send };
}

const list = "{ messages { nodes { id title content sentAt read } pageInfo { total hasMore } } }";

describe("messages", () => {
  it("CA26 returns messages with sanitised HTML, page by page", async () => {
    const { send, platform } = portal({
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
    expect(await send(list)).toEqual({
      nodes: [
        { id: "9", title: "Hello", content: "<p>Hi</p>", sentAt: 5, read: false },
        { id: "8", title: "Older", content: "", sentAt: null, read: true },
      ],
      pageInfo: { total: 23, hasMore: true },
    });
    expect(new URL(platform.calls[0]?.url ?? "").search).toBe("?pageNo=1&pageSize=20");
  });

  it("A56 is null where the brand has no inbox", async () => {
    const { send, platform } = portal({}, ["CA26"]);
    expect(await send(list)).toBeNull();
    expect(platform.calls).toHaveLength(0);
  });
});

describe("messages, unread first", () => {
  /** A platform that lists 250 messages by time; one in sixty is unread. */
  const inbox = (request: Request) => {
    const query = new URL(request.url).searchParams;
    const [page, size] = [Number(query.get("pageNo")), Number(query.get("pageSize"))];
    const all = Array.from({ length: 250 }, (_, at) => ({
      id: `m${at}`,
      title: "T",
      content: "",
      sentAt: 1000 - at,
      read: at % 60 !== 59,
    }));
    const content = all.slice((page - 1) * size, page * size);
    return { content, pageNum: page, totalPages: Math.ceil(250 / size), total: 250 };
  };
  const requested = async (offset: number, limit: number, unread: number | null) => {
    const pages: number[] = [];
    const { nodes, pageInfo } = await unreadFirst({ offset, limit }, unread, async (page) => {
      pages.push(page.pageNo);
      const url = `https://p.test/?pageNo=${page.pageNo}&pageSize=${page.pageSize}`;
      return inbox(new Request(url)) as never;
    });
    return { ids: nodes.map(({ id }) => id), pageInfo, pages };
  };

  it("H7 CA26 looks further while unread ones are missing, and then follows the platform's order", async () => {
    const first = await requested(0, 6, 4);
    expect(first.ids).toEqual(["m59", "m119", "m179", "m239", "m0", "m1"]);
    expect(first.pages).toEqual([1, 2, 3]);
    expect(first.pageInfo).toEqual({ offset: 0, limit: 6, total: 250, hasMore: true });
    expect((await requested(0, 3, 1)).pages).toEqual([1]);
    expect((await requested(0, 3, 1)).ids).toEqual(["m59", "m0", "m1"]);
  });

  it("H7 shows each message once, page by page", async () => {
    for (const unread of [1, 2, 4, null]) {
      const seen: string[] = [];
      for (let offset = 0; offset < 250; offset += 20) {
        seen.push(...(await requested(offset, 20, unread)).ids);
      }
      expect(new Set(seen).size).toBe(250);
      expect(seen).toHaveLength(250);
    }
    expect((await requested(240, 20, 4)).pageInfo.hasMore).toBe(false);
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
    const { send, platform } = portal(table);
    const done = { __typename: "ChangeMessagesSuccess", ids: ["1", "2"], unread: 2 };
    expect(await send(change("markMessagesRead"), { ids: ["1", "2", "1"] })).toEqual(done);
    expect(await platform.calls[0]?.json()).toEqual({ ids: ["1", "2"] });
    expect(await send(change("deleteMessages"), { ids: ["1", "2"] })).toEqual(done);
    const removed = platform.calls.find(({ method }) => method === "DELETE");
    expect(new URL(removed?.url ?? "").searchParams.get("ids")).toBe("1,2");
  });

  it("accepts 1 to 50 valid ids", async () => {
    const { send, platform } = portal(table);
    const key = async (ids: string[]) => {
      const answer = (await send(change("deleteMessages"), { ids })) as {
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
    const { send } = portal({ "PUT /wps/messages/read": {} });
    expect(await send(change("markMessagesRead"), { ids: ["1"] })).toMatchObject({ unread: null });
    const off = portal(table, ["CA28"]);
    expect(await off.send(change("deleteMessages"), { ids: ["1"] })).toEqual({
      __typename: "Refused",
      reason: "NOT_OFFERED",
    });
  });
});
