import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { testKeys, testScope } from "../../testing/platform.ts";
import { testRow } from "../../testing/row.ts";
import type { Call } from "../call.ts";
import { cipherOf } from "./cipher.ts";
import { buildRequest, planCall, type RequestParts } from "./request.ts";

const brand = { ...aurora, merchant: "aur-merchant" };

async function build(
  row: Call,
  input: unknown,
  parts: Partial<RequestParts> = {},
  scope = testScope({ brand }),
) {
  const cipher = cipherOf(scope.brand.cipher, scope.platform.jwks, scope.now);
  const signal = new AbortController().signal;
  return buildRequest(planCall(row, input, scope), scope, cipher, {
    token: null,
    signal,
    ...parts,
  });
}

describe("a request to the platform", () => {
  it("A89 A90 has exactly one merchant header, the module, language, address and request id", async () => {
    const request = await build(
      testRow({ moduleId: "GAMELO3" }),
      {},
      {
        token: "tok-1",
        headers: {
          Merchant: "evil",
          merchant: "evil too",
          cookie: "captchaId=7",
          authorization: "x",
        },
      },
    );
    expect(request.headers.get("merchant")).toBe("aur-merchant");
    expect(request.headers.get("moduleid")).toBe("GAMELO3");
    expect(request.headers.get("language")).toBe(brand.languages[0]?.platformCode);
    expect(request.headers.get("authorization")).toBe("tok-1");
    expect(request.headers.get("x-real-ip")).toBe("203.0.113.7");
    expect(request.headers.get("x-request-id")).toBe("test-request");
    expect(request.headers.get("cookie")).toBe("captchaId=7");
    expect(request.redirect).toBe("manual");
  });

  it("sends no module, token or address when there is none, even if the caller adds one", async () => {
    const headers = { moduleid: "X", authorization: "X", "x-real-ip": "198.51.100.1" };
    const scope = testScope({ brand, address: null });
    const request = await build(testRow({ moduleId: null }), {}, { headers }, scope);
    for (const name of Object.keys(headers)) expect(request.headers.has(name)).toBe(false);
  });

  it("A6 A7 puts parameters in the query for GET and DELETE, in a JSON body otherwise", async () => {
    const input = { nodeId: 5, name: "a&b", types: ["B", "PL"], none: undefined, nil: null };
    for (const method of ["GET", "DELETE"] as const) {
      const request = await build(testRow({ method }), input);
      const query = Object.fromEntries(new URL(request.url).searchParams);
      expect(query).toEqual({ nodeId: "5", name: "a&b", types: "B,PL" });
      expect(request.body).toBeNull();
      expect(request.headers.has("content-type")).toBe(false);
    }
    for (const method of ["POST", "PUT"] as const) {
      const request = await build(testRow({ method }), input);
      expect(new URL(request.url).search).toBe("");
      expect(await request.json()).toEqual({
        nodeId: 5,
        name: "a&b",
        types: ["B", "PL"],
        nil: null,
      });
      expect(request.headers.get("content-type")).toBe("application/json");
    }
  });

  it("K50-K58 A89 the caller's parameters override constants; the client adds merchant and language", async () => {
    const row = testRow({
      constants: { clientType: 3, pageSize: 20 },
      fill: { merchant: "merchantCode", language: "language" },
    });
    const request = await build(row, { pageSize: 5, merchantCode: "evil" });
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
      clientType: "3",
      pageSize: "5",
      merchantCode: "aur-merchant",
      language: brand.languages[0]?.platformCode,
    });
  });

  it("A12 encrypts the body of an encrypted call with method and path of the brand's override", async () => {
    const keys = await testKeys();
    const calls = { C7: { method: "PUT" as const, path: "/wps/member/register2" } };
    const scope = testScope({ brand: { ...brand, calls }, platform: { jwks: keys.jwks } });
    const row = testRow({
      id: "C7",
      method: "POST",
      path: "/wps/member/register",
      encrypted: true,
    });
    const request = await build(row, { username: "newcomer" }, {}, scope);
    expect(request.headers.get("content-type")).toBe("application/jose");
    const { header, body } = await keys.open(await request.text());
    expect(body).toEqual({ username: "newcomer" });
    expect(header).toMatchObject({ htm: "PUT", htu: "/wps/member/register2" });
  });

  it("A13 K57 adds an encrypted parameter", async () => {
    const keys = await testKeys();
    const scope = testScope({ brand, platform: { jwks: keys.jwks } });
    const sealed = { parameter: "encryption", payload: { purpose: "freeplay" } };
    const row = testRow({ id: "C2", method: "POST", constants: { gatewayVersion: 3 }, sealed });
    const body = (await (await build(row, { os: "web" }, {}, scope)).json()) as {
      encryption: string;
    };
    expect(body).toMatchObject({ os: "web", gatewayVersion: 3 });
    expect((await keys.open(body.encryption)).body).toEqual({ purpose: "freeplay" });
  });
});

describe("a brand's override of a row", () => {
  it("A1 A56 changes method, path and module, or switches the row off", async () => {
    const calls = {
      T1: { method: "DELETE" as const, path: "/wps/other", moduleId: "OTHER3" },
      T2: { enabled: false },
    };
    const scope = testScope({ brand: { ...brand, calls } });
    const request = await build(testRow(), {}, {}, scope);
    expect([request.method, new URL(request.url).pathname]).toEqual(["DELETE", "/wps/other"]);
    expect(request.headers.get("moduleid")).toBe("OTHER3");
    expect(() => planCall(testRow({ id: "T2" }), {}, scope)).toThrow(/NOT_OFFERED/);
  });

  it.each(["//evil.example/wps", "https://evil.example/", "/wps/../admin", "/wps/x?y=1"])(
    "refuses a path to another host: %s",
    async (path) => {
      await expect(build(testRow({ path }), {})).rejects.toThrow(/leaves the platform's origin/);
    },
  );
});

describe("programming errors", () => {
  it("are reported with the path of the invalid input, without its values", () => {
    const row = testRow({ request: v.object({ password: v.pipe(v.string(), v.maxLength(3)) }) });
    const run = () => planCall(row, { password: "planted-secret" }, testScope());
    expect(run).toThrow("T1: the input does not fit the row at password");
  });

  it("do not quote a token that the runtime refuses as a header", async () => {
    const failing = build(testRow(), {}, { token: "planted\nsecret" });
    await expect(failing).rejects.toThrow("T1: the request could not be built");
  });
});
