import { expect, it } from "vitest";
import { newSessionId } from "~/session/cookies/session-cookie.ts";
import { openToken, sealToken, unsealToken } from "./token-seal.ts";

const key = "a session key of thirty-two characters";
const token = "platform-token-ü";

it("A43 opens with the same key and session id, and with nothing else", async () => {
  const id = newSessionId();
  const sealed = await sealToken(key, id, token);
  expect(atob(sealed.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("platform");
  expect(await unsealToken(key, id, sealed)).toBe(token);
  expect(await unsealToken(`${key}!`, id, sealed)).toBeNull();
  expect(await unsealToken(key, newSessionId(), sealed)).toBeNull();
});

it("notices tampering, and takes nonsense for nothing", async () => {
  const id = newSessionId();
  const sealed = await sealToken(key, id, token);
  const flipped = `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`;
  expect(await unsealToken(key, id, flipped)).toBeNull();
  expect(await unsealToken(key, id, sealed.slice(0, 10))).toBeNull();
  expect(await unsealToken(key, id, "%%%")).toBeNull();
});

it("seals the same token differently each time", async () => {
  const id = newSessionId();
  expect(await sealToken(key, id, token)).not.toBe(await sealToken(key, id, token));
});

it("A43 a session's known key opens no other session's token, and none after its rotation's day", async () => {
  const named = (id: string) => ({ id, name: `name of ${id}` });
  const [mine, others] = [newSessionId(), newSessionId()];
  const keys = { current: key, previous: null };
  const sealed = await sealToken(key, mine, token);
  for (let time = 0; time < 2; time += 1) {
    expect(await openToken(keys, named(mine), sealed)).toEqual({ token, resealed: null });
    expect(await openToken(keys, named(others), sealed)).toBeNull();
  }
  const rotated = await openToken({ current: `${key}!`, previous: key }, named(mine), sealed);
  expect(rotated?.token).toBe(token);
  const after = { current: `${key}!`, previous: null };
  expect(await openToken(after, named(mine), sealed)).toBeNull();
  expect((await openToken(after, named(mine), rotated?.resealed ?? ""))?.token).toBe(token);
});
