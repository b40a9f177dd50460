import { expect, it } from "vitest";
import { countsFromMs, hasVisitorCookie, newVisitorLine, visitorOf } from "./visitor-cookie.ts";

const keys = { current: "a key of this test", previous: null };
const now = 1_800_000_000_000;
const cookieOf = async (at = now, own = keys) =>
  (await newVisitorLine(own, at)).split(";")[0] ?? "";

it("A149 a mark counts once it is an hour old, for ninety days", async () => {
  const cookie = await cookieOf();
  expect(await visitorOf(cookie, keys, now + countsFromMs - 1)).toBeNull();
  const mark = await visitorOf(cookie, keys, now + countsFromMs);
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(await visitorOf(`a=b; ${cookie}`, keys, now + 80 * 86_400_000)).toBe(mark);
  expect(await visitorOf(cookie, keys, now + 91 * 86_400_000)).toBeNull();
  expect(await visitorOf(await cookieOf(), keys, now + countsFromMs)).not.toBe(mark);
});

it("A149 a mark that the Worker did not sign counts for nothing", async () => {
  const cookie = await cookieOf();
  const later = now + 2 * countsFromMs;
  const [name = "", value = ""] = cookie.split("=");
  const [id = "", at = "", signature = ""] = value.split(".");
  const forged = [
    `${id}.${Number(at) - 9999}.${signature}`,
    `${id.replace(/^./, (first) => (first === "A" ? "B" : "A"))}.${at}.${signature}`,
    `${id}.${at}.${"A".repeat(43)}`,
    `${id}.${at}`,
    "",
  ];
  for (const each of forged) expect(await visitorOf(`${name}=${each}`, keys, later)).toBeNull();
  const other = { current: "another key", previous: null };
  expect(await visitorOf(cookie, other, later)).toBeNull();
  expect(await visitorOf(cookie, { ...other, previous: keys.current }, later)).toBe(id);
  expect([hasVisitorCookie(cookie), hasVisitorCookie(`${name}=x`), hasVisitorCookie(null)]).toEqual(
    [true, false, false],
  );
});
