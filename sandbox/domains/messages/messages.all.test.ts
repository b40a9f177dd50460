import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

it("CA26 CA27 CA28 C46 a message is read, counted and deleted, one's own only", async () => {
  const client = testWorld("messages");
  const [token, other] = [await client.tokenOf("player1"), await client.tokenOf("agent1")];
  const module = "INBOX3";
  const list = async (query = "") =>
    (await client.call(`/wps/messages${query}`, { token })).json.value;
  const unread = async () =>
    (await client.call("/wps/relay/CSP_unreadCount", { token, module })).json.value.count;
  const first = await list("?pageSize=2");
  expect(first).toMatchObject({ total: 3, totalPages: 2, pageNum: 1 });
  expect(first.content.map((row: { read: boolean }) => row.read)).toEqual([false, false]);
  const [newest, second] = first.content;
  const read = (by: string, ids: string[]) =>
    client.call("/wps/messages/read", { token: by, method: "PUT", body: { ids } });
  await read(other, [newest.id]);
  expect(await unread()).toBe(3);
  await read(token, [newest.id, second.id]);
  expect(await unread()).toBe(1);
  const drop = (by: string) =>
    client.call(`/wps/messages?ids=${newest.id},${second.id}`, { token: by, method: "DELETE" });
  await drop(other);
  expect((await list()).total).toBe(3);
  await drop(token);
  const left = await list();
  expect(left.total).toBe(1);
  expect(left.content[0].read).toBe(false);
  expect((await client.call("/wps/messages?ids=1;2", { token, method: "DELETE" })).status).toBe(
    400,
  );
});
