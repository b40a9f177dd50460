import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { type Brand, brandSchema } from "../../../brands/brand.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { fakePlatform, testKeys, testScope } from "../../testing/platform.ts";
import { testRow } from "../../testing/row.ts";
import { createPlatform } from "../client.ts";
import { cipherOf } from "./cipher.ts";

const joseCipher = (jwks: string, now: () => number) => cipherOf(aurora.cipher, jwks, now);
const binding = { method: "POST", path: "/wps/session/login" };

describe("the default payload cipher (A12)", () => {
  it("A12 encrypts for the platform's private key, bound to method, path and one use", async () => {
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
    "A12 refuses to encrypt without a public key: %s",
    async (jwks) => {
      await expect(joseCipher(jwks, Date.now).seal({}, binding)).rejects.toThrow(/no RSA key/);
    },
  );

  it("A12 skips keys for another algorithm", async () => {
    const keys = await testKeys("right");
    const [key] = JSON.parse(keys.jwks).keys;
    const set = { keys: [{ ...key, kid: "other", alg: "RSA-OAEP-512" }, key] };
    const sealed = await joseCipher(JSON.stringify(set), Date.now).seal({}, binding);
    expect((await keys.open(sealed)).header.kid).toBe("right");
    const foreign = JSON.stringify({ keys: [{ ...key, alg: "RSA1_5" }] });
    await expect(joseCipher(foreign, Date.now).seal({}, binding)).rejects.toThrow(/no RSA key/);
  });
});

describe("the cipher of a brand (A12)", () => {
  it.each([aurora, hanbit])("is JWE with RSA-OAEP-256 and A256GCM for $name", ({ cipher }) => {
    expect(cipher).toEqual({ name: "jwe", alg: "RSA-OAEP-256", enc: "A256GCM" });
  });

  it.each(["RSA-OAEP-384", "RSA-OAEP-512"] as const)("encrypts with %s and CBC", async (alg) => {
    const keys = await testKeys("2026-b", alg);
    const choice = { name: "jwe", alg, enc: "A256CBC-HS512" } as const;
    const sealed = await cipherOf(choice, keys.jwks, Date.now).seal({ amount: "1.00" }, binding);
    const { header, body } = await keys.open(sealed);
    expect(header).toMatchObject({ alg, enc: "A256CBC-HS512", kid: "2026-b", htm: "POST" });
    expect(body).toEqual({ amount: "1.00" });
  });

  it.each([
    { name: "rot13" },
    { name: "jwe", alg: "RSA1_5", enc: "A256GCM" },
    { name: "jwe", alg: "RSA-OAEP-256", enc: "A128CBC-HS256" },
    { name: "jwe", alg: "dir", enc: "A256GCM" },
    undefined,
  ])("refuses %o in a brand file", (cipher) => {
    const file = { ...aurora, cipher } as Brand;
    const result = v.safeParse(brandSchema, file);
    expect(result.success).toBe(false);
    expect(result.issues?.every((issue) => issue.path?.[0]?.key === "cipher")).toBe(true);
  });

  it("is used by the client", async () => {
    const keys = await testKeys("2026-b", "RSA-OAEP-512");
    const platform = fakePlatform({ "POST /wps/test": {} });
    const choice = { name: "jwe", alg: "RSA-OAEP-512", enc: "A256CBC-HS512" } as const;
    const scope = testScope({
      brand: { ...aurora, cipher: choice },
      platform: { fetch: platform.fetch, jwks: keys.jwks },
    });
    const row = testRow({ method: "POST", read: false, encrypted: true });
    await createPlatform(scope).call(row, { secret: 1 });
    const sealed = (await platform.calls[0]?.text()) ?? "";
    expect((await keys.open(sealed)).header).toMatchObject({ alg: choice.alg, enc: choice.enc });
  });
});
