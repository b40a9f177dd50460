import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const menuPath = "/lgw/vn/games/game_menu";

it("C38 C39 K48 A65 menus come without envelope, the next draw first", async () => {
  const client = testWorld("lottery");
  const menu = async (prizeMode: string) =>
    (await client.call(`${menuPath}?prizeMode=${prizeMode}&device=WEB`)).json;
  const sea = await menu("SEA");
  expect(sea.length).toBeGreaterThan(50);
  const times = sea.map((row: { drawAt: number }) => row.drawAt);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(Date.now());
  expect(sea[0].gameCode).toMatch(/^TCG_SEA_/);
  expect((await menu("ELOTT"))[0].gameCode).not.toBe(sea[0].gameCode);
  expect((await client.call(`${menuPath}?prizeMode=XX&device=WEB`)).status).toBe(400);
  const token = await client.tokenOf("player1");
  expect((await client.call(`${menuPath}/recent`, { token })).json).toEqual([]);
  expect((await client.call(`${menuPath}/recent`)).status).toBe(401);
});

it("C40 C41 the same draws on both paths, newest first, evenly apart, others in another world", async () => {
  const [one, two] = [testWorld("draws-one"), testWorld("draws-two")];
  const { json: menu } = await one.call(`${menuPath}?prizeMode=LOTT&device=WEB`);
  const daily = menu.find((row: { name: string }) => row.name.endsWith("Six of Forty-Five"));
  const query = `gameCode=${daily.gameCode}&limit=10`;
  const draws = (await one.call(`/lotto/lgw/games/opened/numero?${query}`)).json;
  expect((await one.call(`/lgw/vn/numeros/opened/game?${query}`)).json).toEqual(draws);
  const elsewhere = (await two.call(`/lgw/vn/numeros/opened/game?${query}`)).json;
  expect(elsewhere[0].numero).toBe(draws[0].numero);
  expect(elsewhere[0].numbers).not.toEqual(draws[0].numbers);
  expect(draws).toHaveLength(10);
  for (const [at, draw] of draws.entries()) {
    expect(new Set(draw.numbers).size).toBe(6);
    expect(Math.max(...draw.numbers)).toBeLessThanOrEqual(45);
    expect(draw.openedAt).toBe(draws[0].openedAt - at * 86_400_000);
  }
  expect(new Set(draws.map((draw: { numero: string }) => draw.numero)).size).toBe(10);
  const none = await one.call("/lotto/lgw/games/opened/numero?gameCode=NOPE");
  expect(none.json.errorCode).toBe("game.not.found");
});

it("C38 a lottery returns its last draw, its next draw and the parameters that start its game", async () => {
  const client = testWorld("lottery-next");
  const { json: menu } = await client.call(`${menuPath}?prizeMode=ELOTT&device=WEB`);
  const fast = menu.find((row: { intervalSeconds: number }) => row.intervalSeconds === 60);
  expect(fast).toMatchObject({ nodeId: expect.any(Number), gameType: "ELOTT" });
  expect(fast.drawAt - fast.last.openedAt).toBe(60_000);
  const draws = async () =>
    (await client.call(`/lotto/lgw/games/opened/numero?gameCode=${fast.gameCode}&limit=100`)).json;
  const before = await draws();
  expect(before).toHaveLength(100);
  // A minute later by the world's clock it has drawn the announced numbers.
  await client.switch("set", { body: { clockAheadMs: 60_000 } });
  const [newest, ...older] = await draws();
  expect(newest.numero).not.toBe(before[0].numero);
  expect(older).toContainEqual(before[0]);
  const minutes = new Set(menu.map((row: { drawAt: number }) => row.drawAt));
  expect(minutes.size).toBeGreaterThan(5);
});

it("C33 rooms of a vendor, closed with it", async () => {
  const client = testWorld("rooms");
  const token = await client.tokenOf("player1");
  const rooms = async (vendor: string) =>
    client.call(`/wps/relay/GLS2_roomList?vassalage=${vendor}`, { token });
  const { json } = await rooms("EG3");
  expect(json.value).toHaveLength(60);
  expect(json.value[0].roomId).toMatch(/^EG3-\d{3}$/);
  expect((await rooms("NONE")).json.errorCode).toBe("game.not.found");
  await client.switch("set", { body: { vendorsOff: ["EG3"] } });
  const closed = (await rooms("EG3")).json.value;
  expect(new Set(closed.map((row: { status: string }) => row.status))).toEqual(new Set(["CLOSED"]));
});
