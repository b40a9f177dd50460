/** The chat's page: desks, a conversation without JavaScript, and platforms without a chat. */
import { describe, expect, it } from "vitest";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const headers = { "sec-fetch-site": "same-origin", "accept-language": "en" };
const send = (world: string, path: string, init: RequestInit = {}) =>
  portal.fetch(path, { as: { world }, headers, ...init });
const open = (world: string, desk: string) =>
  send(world, "/chat", { method: "POST", body: new URLSearchParams({ desk }) });
const frameOf = (html: string) => /<iframe[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

describe("the chat", () => {
  it("M12 C59 C60 W1 a guest chooses a desk and has the conversation in a frame, without JavaScript", async () => {
    const world = "chat-page";
    const page = await (await send(world, "/chat")).text();
    for (const desk of ["service", "payments", "agents"]) expect(page).toContain(`value="${desk}"`);
    await portal.world(world).forgetCalls();
    const answer = await open(world, "payments");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const url = frameOf(html);
    expect(url).toContain(`${portal.sandboxOrigin}/chat/`);
    expect(html).toContain('title="Chat: Payments desk"');
    // A link opens the same conversation in a new window.
    expect(html).toMatch(/<a[^>]+href="[^"]+\/chat\/[^"]+"[^>]+target="_blank"/);
    const made = (await portal.world(world).calls()).map(({ id }) => id);
    expect(made.filter((id) => id === "C60")).toHaveLength(1);
    expect(made.filter((id) => id === "C59").length).toBeLessThanOrEqual(1);
  });

  it("A91 the frame is limited to the chat's hosts, and can't navigate our page", async () => {
    const answer = await open("chat-policy", "service");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const sources = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ");
    // Neither brand has its own chat hosts here. In development the sandbox is allowed.
    expect(sources).toEqual([portal.sandboxOrigin]);
    const [, rights = ""] = /<iframe[^>]+sandbox="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(rights).toContain("allow-forms");
    expect(rights).not.toContain("allow-top-navigation");
  });

  it("W1 A92 without its switch there is no chat page, and support links to a contact", async () => {
    const entries = async (world: string) =>
      (await (await send(world, "/help")).text()).match(/href="\/chat"/g);
    expect(await entries("chat-on")).not.toBeNull();
    await portal.world("chat-off").set({ flags: { CBS3: "0" } });
    expect(await entries("chat-off")).toBeNull();
    expect((await send("chat-off", "/chat")).status).toBe(404);
    expect((await open("chat-off", "service")).status).toBe(403);
  });

  it("C59 C60 E12 works without the list of desks, and shows an error if it can't be opened", async () => {
    const world = "chat-failing";
    await portal
      .world(world)
      .fault({ match: { id: "C59" }, fault: { kind: "status", status: 500 } });
    expect(await (await send(world, "/chat")).text()).toContain("Start the chat");
    expect(frameOf(await (await open(world, "")).text())).toContain("/chat/");
    await portal
      .world(world)
      .fault({ match: { id: "C60" }, fault: { kind: "status", status: 500 } });
    const refused = await open(world, "");
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const html = await refused.text();
    expect(frameOf(html)).toBeNull();
    expect(html).toContain('role="alert"');
    expect(html).toContain("Other ways to reach us");
  });
});
