import { expect, it } from "vitest";
import { newSessionId } from "./session-cookie.ts";
import { sealToken, unsealToken } from "./token-seal.ts";

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
