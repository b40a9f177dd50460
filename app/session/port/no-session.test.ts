import { expect, it } from "vitest";
import { noSession } from "./no-session.ts";

it("A118 says that nobody is signed in", async () => {
  expect(await noSession.read()).toBeNull();
  expect(await noSession.token()).toBeNull();
  expect(await noSession.dueForCheck()).toBe(false);
});

it("A118 throws where a rendering for every guest would read or write a session's values", async () => {
  const requested = [
    noSession.get("captcha"),
    noSession.preloaded("nickname"),
    noSession.set("captcha", "x"),
    noSession.throttle("favorite"),
    noSession.takeKey("key", "{}"),
    noSession.launch("ticket"),
    noSession.end(),
  ];
  for (const answer of requested) await expect(answer).rejects.toThrow("no session");
});
