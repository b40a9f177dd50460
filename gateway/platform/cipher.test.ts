import { describe, expect, it } from "vitest";
import { joseCipher } from "./cipher.ts";
import { testKeys } from "./testing.ts";

const binding = { method: "POST", path: "/wps/session/login" };

describe("the default payload cipher (A12)", () => {
  it("A12 seals so that the platform's private key opens it, bound to method, path and one use", async () => {
    const keys = await testKeys("2026-a");
    const cipher = joseCipher(keys.jwks, () => 1_700_000_000_999);
    const sealed = await cipher.seal({ username: "player", password: "한글" }, binding);
    expect(sealed).not.toContain("player");
    const { header, body } = await keys.open(sealed);
    expect(body).toEqual({ username: "player", password: "한글" });
    expect(header).toEqual({
      alg: "RSA-OAEP-256",
      enc: "A256GCM",
      kid: "2026-a",
      iat: 1_700_000_000,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      htm: "POST",
      htu: "/wps/session/login",
    });
    const again = await keys.open(await cipher.seal({}, binding));
    expect(again.header.jti).not.toBe(header.jti);
  });

  it("A12 uses the first key of the set, also after the set changed", async () => {
    const [old, current] = await Promise.all([testKeys("old"), testKeys("new")]);
    await joseCipher(old.jwks, Date.now).seal({}, binding);
    const rotated = JSON.stringify({
      keys: [...JSON.parse(current.jwks).keys, ...JSON.parse(old.jwks).keys],
    });
    const sealed = await joseCipher(rotated, Date.now).seal({ a: 1 }, binding);
    expect((await current.open(sealed)).header.kid).toBe("new");
    await expect(old.open(sealed)).rejects.toThrow();
  });

  it.each(['{"keys":[]}', "not json", '{"keys":[{"kty":"oct","kid":"x","k":"c2VjcmV0"}]}'])(
    "A12 refuses to seal without a public key: %s",
    async (jwks) => {
      await expect(joseCipher(jwks, Date.now).seal({}, binding)).rejects.toThrow(/no RSA key/);
    },
  );
});
