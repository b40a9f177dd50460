import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { firstPalette } from "../../../brands/look/palette.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

const flag = (enabled: string) => ({
  "GET /wps/system/status": {
    info: {
      whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [{ modId: "CBS3", enabled }] },
    },
  },
});
const open = (deskId: string | null) => `mutation { openChat(input: { deskId: ${deskId} }) {
  __typename ... on OpenChatSuccess { url } ... on Refused { reason }
} }`;
const desks = "{ chatDesks { id name online } }";

function portal(table: Record<string, unknown>, calls = {}) {
  const platform = fakePlatform(table);
  const brand = { ...aurora, calls, hosts: { ...aurora.hosts, chat: ["*.chat.example"] } };
  return { platform, scope: testScope({ brand, platform: { fetch: platform.fetch } }) };
}
const chatUrl = "https://eu.chat.example/room?x=1";

describe("chat", () => {
  it("C59 W1 A92 lists the desks where the chat is on, and is null elsewhere", async () => {
    const table = { "GET /wps/relay/CBS_modelList": [{ id: 1, name: "Care", online: true }, {}] };
    expect(await send(portal({ ...table, ...flag("1") }).scope, desks)).toEqual({
      chatDesks: [{ id: "1", name: "Care", online: true }],
    });
    const none = { chatDesks: null };
    expect(await send(portal({ ...table, ...flag("0") }).scope, desks)).toEqual(none);
    expect(await send(portal(table).scope, desks)).toEqual(none);
    const off = portal({ ...table, ...flag("1") }, { C59: { enabled: false } });
    expect(await send(off.scope, desks)).toEqual(none);
  });

  it("C60 A91 opens the chat in the brand's colours", async () => {
    const { platform, scope } = portal({
      ...flag("1"),
      "POST /wps/relay/CBS_launchChat": { chatUrl },
    });
    expect(await send(scope, open('"1"'))).toEqual({
      openChat: { __typename: "OpenChatSuccess", url: chatUrl },
    });
    expect(await platform.calls.at(-1)?.json()).toEqual({
      b2c: 1,
      template: "v2",
      headerColor: firstPalette(aurora.theme).accent,
      pageTitle: "Aurora",
      modelId: "1",
    });
    await send(scope, open("null"));
    expect(await platform.calls.at(-1)?.json()).not.toHaveProperty("modelId");
  });

  it.each(["https://chat.example.evil.test/", "http://eu.chat.example/", "javascript:alert(1)"])(
    "A91 refuses the chat address %s",
    async (url) => {
      const { scope } = portal({
        ...flag("1"),
        "POST /wps/relay/CBS_launchChat": { chatUrl: url },
      });
      expect(await send(scope, open("null"))).toEqual({
        openChat: { __typename: "Refused", reason: "PLATFORM_REFUSED" },
      });
      expect(scope.lines.some(({ event }) => event === "security.host.refused")).toBe(true);
    },
  );

  it("W1 is refused where the chat is off", async () => {
    const { scope, platform } = portal({
      ...flag("0"),
      "POST /wps/relay/CBS_launchChat": { chatUrl },
    });
    expect(await send(scope, open("null"))).toEqual({
      openChat: { __typename: "Refused", reason: "NOT_OFFERED" },
    });
    expect(platform.calls).toHaveLength(1);
  });
});
