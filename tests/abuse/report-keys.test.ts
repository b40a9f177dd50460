/** Guessing keys that read reports (N25). */
import { afterAll, expect, it } from "vitest";
import { bootPortal } from "../support/portal.ts";
import { reportKeys } from "../support/report-keys.ts";
import { signIn } from "../support/sign-in.mjs";

const lines: string[] = [];
const portal = await bootPortal({ logTo: { level: "info", lines } });
afterAll(() => portal.stop());

it("N25 an address that guesses keys is refused, whatever it guesses; others are not, and no line has a key", async () => {
  const keys = reportKeys(portal, "guessed-keys");
  const cookie = await signIn(portal, { world: "guessed-keys", username: "agent1" });
  const { key } = await keys.create(cookie);
  const secret = () =>
    Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join("");
  const guesses = [
    ...Array.from({ length: 20 }, () => key.slice(0, 43) + secret()),
    ...Array.from({ length: 10 }, () => `portico_rk_${secret().slice(32)}${secret()}`),
    "",
    "Basic",
    `${key}0`,
    key.toUpperCase(),
    key.slice(0, -1),
    "x".repeat(5000),
    ...Array.from({ length: 24 }, () => key.slice(0, 43) + secret()),
  ];
  const guesser = "203.0.113.66";
  const answers = await Promise.all(guesses.map((guess) => keys.read("team", guess, guesser)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  const waits = answers.filter(({ status }) => status === 429);
  expect(waits.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  // Now not even the right one is tried there; elsewhere it works.
  expect((await keys.read("team", key, guesser)).status).toBe(429);
  expect((await keys.read("team", key, "203.0.113.67")).status).toBe(200);
  const log = lines.join("\n");
  expect(log).toContain("security.report.key.refused");
  for (const each of [key, ...guesses.filter((guess) => guess.length > 60)])
    expect(log.includes(each.slice(43, 75))).toBe(false);
});
