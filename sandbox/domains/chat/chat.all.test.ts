import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const launch = "/wps/relay/CBS_launchChat";
const wish = { b2c: 1, headerColor: "#2255aa", pageTitle: "Help <now>", template: "v2" };

it("C59 C60 M12 a chat opens, answers a line, and escapes what it was given", async () => {
  const client = testWorld("chat");
  const models = await client.call("/wps/relay/CBS_modelList", { module: "CBS3" });
  expect(models.json.value[0]).toEqual({ id: "service", name: "Customer service", online: true });
  const opened = await client.call(launch, { module: "CBS3", body: wish });
  const url = new URL(opened.json.value.chatUrl);
  const page = async () => (await client.fetch(url.pathname + url.search)).text();
  expect(await page()).toContain("Help &lt;now&gt; · Customer service");
  const say = (line: string) =>
    client.fetch(url.pathname + url.search, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ line }).toString(),
    });
  const answer = await say("<b>my deposit</b> is late");
  expect(answer.status).toBe(303);
  const after = await page();
  expect(after).toContain("&lt;b&gt;my deposit&lt;/b&gt; is late");
  expect(after).toContain("Deposits are approved within a minute");
  // A new request shows the same conversation.
  const lines = (html: string) => html.match(/<ol>.*<\/ol>/s)?.[0];
  expect(lines(await page())).toBe(lines(after));
  expect((await say("  ")).status).toBe(400);
  expect((await client.fetch(`/chat/${"0".repeat(32)}-chat`)).status).toBe(404);
});

it("C60 W1 is refused without the flag, and with colours that are none", async () => {
  const client = testWorld("chat-off");
  const bad = { ...wish, headerColor: "red;}" };
  expect((await client.call(launch, { module: "CBS3", body: bad })).status).toBe(400);
  await client.switch("set", { body: { flags: { CBS3: "0" } } });
  const off = await client.call(launch, { module: "CBS3", body: wish });
  expect(off.json.errorCode).toBe("function.not.available");
});
