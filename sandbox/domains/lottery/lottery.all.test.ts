import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const menuPath = "/lgw/vn/games/game_menu";

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
