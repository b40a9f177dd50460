import { expect, it } from "vitest";
import { markAnnouncementsRead, mostRead, readAnnouncements } from "./read-announcements.ts";

const requesting = (cookie = "") => new Request("https://portal.test/", { headers: { cookie } });
const cookieOf = (headers: Headers) => headers.getSetCookie().at(-1)?.split(";")[0] ?? "";

it("H7 remembers announcements of any id, in the answer itself and in the next request", () => {
  const headers = new Headers();
  markAnnouncementsRead(requesting(), headers, ["101", "공지; x=1"]);
  expect(readAnnouncements(requesting(), headers)("101")).toBe(true);
  const read = readAnnouncements(requesting(cookieOf(headers)));
  expect(["101", "공지; x=1", "102"].map(read)).toEqual([true, true, false]);
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-read-news=[a-z0-9.]+; .*HttpOnly; SameSite=Lax$/,
  );
});

it("H7 keeps earlier ones, forgets the oldest first, and ignores what is no mark", () => {
  const headers = new Headers();
  const ids = Array.from({ length: mostRead }, (_, at) => `n${at}`);
  markAnnouncementsRead(requesting("__Host-read-news=<script>.!!"), headers, ids);
  const first = cookieOf(headers);
  expect(readAnnouncements(requesting(first))("n0")).toBe(true);
  const next = new Headers();
  markAnnouncementsRead(requesting(first), next, ["new"]);
  const read = readAnnouncements(requesting(cookieOf(next)));
  expect(["n0", "n1", "new"].map(read)).toEqual([false, true, true]);
  expect(cookieOf(next)).not.toContain("<");
});
