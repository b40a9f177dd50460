import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listOf } from "../../decoder/list-of.ts";
import { testRow } from "../../testing/row.ts";
import { anyAnswer } from "../../values/wire-values.ts";
import type { PlatformError } from "../errors.ts";
import { interpret } from "./envelope.ts";

function errorOf(run: () => unknown): PlatformError {
  try {
    run();
  } catch (error) {
    return error as PlatformError;
  }
  throw new Error("nothing was thrown");
}
const failureOf = (...args: Parameters<typeof interpret>) =>
  errorOf(() => interpret(...args)).failure;

describe("the envelope (A65)", () => {
  it("takes the value out of the envelope, and reads a response without envelope", () => {
    const wrapped = interpret(testRow(), 200, '{"success":true,"value":{"a":1}}');
    expect(wrapped.value).toEqual({ a: 1 });
    const bare = interpret(testRow({ envelope: false }), 200, '[{"a":1}]');
    expect(bare.value).toEqual([{ a: 1 }]);
    expect(failureOf(testRow(), 200, '[{"a":1}]')).toBe("UPSTREAM_BAD_RESPONSE");
    expect(failureOf(testRow(), 200, '{"value":1}')).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it("E38 keeps code, number and value of a refusal, with or without envelope", () => {
    const text = '{"success":false,"errorCode":"game.maintenance","errorNo":12,"value":{"b":2}}';
    for (const envelope of [true, false]) {
      const error = errorOf(() => interpret(testRow({ envelope }), 400, text));
      expect(error.failure).toBe("UPSTREAM_REFUSED");
      expect(error.detail).toEqual({
        errorCode: "game.maintenance",
        errorNo: 12,
        value: { b: 2 },
        status: 400,
      });
    }
    const numbered = errorOf(() => interpret(testRow(), 200, '{"success":false,"errorNo":734}'));
    expect(numbered.detail.errorCode).toBe("#734");
  });

  it.each([
    "login.not.session",
    "user.or.token.invalid",
    "CUSTOMER_NOT_LOGIN",
    "token_ip_different",
  ])("E38 reads %s as the end of the session, whatever the status", (errorCode) => {
    const text = JSON.stringify({ success: false, errorCode });
    expect(failureOf(testRow({ token: "required" }), 200, text)).toBe("UNAUTHENTICATED");
    expect(failureOf(testRow({ token: "optional", envelope: false }), 401, text)).toBe(
      "UNAUTHENTICATED",
    );
    expect(failureOf(testRow({ token: "none" }), 401, text)).toBe("UPSTREAM_REFUSED");
  });

  it("reads a 401 without a readable body as UNAUTHENTICATED, but C1's wrong password as refused", () => {
    expect(failureOf(testRow({ token: "required" }), 401, "<html>")).toBe("UNAUTHENTICATED");
    const text = '{"success":false,"errorCode":"login.password.error"}';
    expect(failureOf(testRow({ id: "C1" }), 401, text)).toBe("UPSTREAM_REFUSED");
  });

  it.each(["", "<html>maintenance</html>", '{"success":true,"val'])(
    "returns BAD_RESPONSE for a body that is not JSON: %j",
    (text) => expect(failureOf(testRow(), 200, text)).toBe("UPSTREAM_BAD_RESPONSE"),
  );

  it("returns BAD_RESPONSE for a 404 with success: true", () => {
    expect(failureOf(testRow(), 404, '{"success":true,"value":{}}')).toBe("UPSTREAM_BAD_RESPONSE");
  });
});

describe("the row's shape", () => {
  const game = v.object({ nodeId: v.number(), vendors: v.optional(listOf(v.string())) });
  const row = testRow({ answer: v.object({ games: listOf(game) }) });
  const read = (games: unknown) =>
    interpret(row, 200, JSON.stringify({ success: true, value: { games } }));

  it("drops and counts invalid items of a list, also nested ones, and leaves out unknown fields", () => {
    const { value, dropped } = read([
      { nodeId: 1, extra: 1 },
      { nodeId: "2" },
      null,
      { nodeId: 3, vendors: ["PG", 7] },
    ]);
    expect(value).toEqual({ games: [{ nodeId: 1 }, { nodeId: 3, vendors: ["PG"] }] });
    expect(dropped).toBe(3);
    expect(read([{ nodeId: 1 }]).dropped).toBe(0);
  });

  it("refuses a list without a valid item, but not an empty or a short one", () => {
    expect(errorOf(() => read(Array(5).fill({}))).failure).toBe("UPSTREAM_BAD_RESPONSE");
    expect(read([{}]).value).toEqual({ games: [] });
    expect(read([]).value).toEqual({ games: [] });
  });

  it("refuses an invalid root", () => {
    expect(errorOf(() => read("none")).failure).toBe("UPSTREAM_BAD_RESPONSE");
    expect(failureOf(row, 200, '{"success":true}')).toBe("UPSTREAM_BAD_RESPONSE");
  });
});

describe("an envelope in another spelling (A65, A113)", () => {
  const row = testRow({
    answer: v.object({ a: v.number(), list: v.nullish(listOf(v.number()), []) }),
  });
  const value = { a: 1, list: [2] };
  const read = (body: unknown, of = row) => interpret(of, 200, JSON.stringify(body)).value;

  it.each([true, "true", "TRUE", 1, "1", "Y", "y"])("reads success %j as yes", (success) => {
    expect(read({ success, value })).toEqual(value);
  });

  it.each([false, "false", 0, "0", "N", "n"])("reads success %j as no", (success) => {
    const error = errorOf(() => read({ success, errorCode: "x.y", value }));
    expect(error.failure).toBe("UPSTREAM_REFUSED");
    expect(error.detail.errorCode).toBe("x.y");
  });

  it("accepts a nested and a missing envelope", () => {
    const packed = { success: true, value };
    for (const body of [
      value,
      packed,
      { success: 1, value: packed },
      { success: true, data: value },
    ]) {
      expect(read(body)).toEqual(value);
    }
    expect(read({ success: true, value: { data: value } })).toEqual(value);
    const list = testRow({ answer: listOf(v.number()) });
    for (const body of [
      [2],
      { success: true, value: [2] },
      { success: true, value: { rows: [2] } },
    ]) {
      expect(read(body, list)).toEqual([2]);
    }
    const bare = testRow({ envelope: false, answer: listOf(v.number()) });
    expect(read({ success: true, value: [2] }, bare)).toEqual([2]);
    const wrapped = testRow({ answer: v.object({ list: listOf(v.number()) }) });
    expect(read({ success: true, value: [2] }, wrapped)).toEqual({ list: [2] });
  });

  it("refuses unknown objects and unclear flags", () => {
    const loose = testRow({ answer: v.object({ a: v.nullish(v.number()) }) });
    for (const body of [
      { message: "up" },
      {},
      { success: "perhaps", value: {} },
      { success: {} },
    ]) {
      expect(errorOf(() => read(body, loose)).failure).toBe("UPSTREAM_BAD_RESPONSE");
      expect(errorOf(() => read(body, testRow())).failure).toBe("UPSTREAM_BAD_RESPONSE");
    }
  });

  it("accepts a 204 only where no content is expected", () => {
    expect(interpret(testRow({ answer: anyAnswer }), 204, "").value).toBeNull();
    expect(failureOf(row, 204, "")).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it.each([
    [{ errorCode: "LOGIN.NOT.SESSION" }, "UNAUTHENTICATED", "login.not.session"],
    [{ errorCode: "customer_not_login" }, "UNAUTHENTICATED", "CUSTOMER_NOT_LOGIN"],
    [{ errorCode: 734 }, "UPSTREAM_REFUSED", "#734"],
    [{ errorNo: "734" }, "UPSTREAM_REFUSED", "#734"],
    [{ error: { code: "Sms.Code.Error" } }, "UPSTREAM_REFUSED", "sms.code.error"],
    [{ value: { errorCode: "sms.code.error" } }, "UPSTREAM_REFUSED", "sms.code.error"],
  ])("E38 finds the code in %j", (refusal, failure, errorCode) => {
    const of = testRow({ token: "required" });
    const error = errorOf(() => read({ success: false, ...refusal }, of));
    expect(error).toMatchObject({ failure, detail: { errorCode } });
  });

  it("finds a refusal in a nested envelope, or without a success flag", () => {
    const refusal = { success: false, errorCode: "x.y" };
    for (const body of [{ success: true, value: refusal }, { errorCode: "x.y" }]) {
      expect(errorOf(() => read(body)).detail.errorCode).toBe("x.y");
    }
  });

  it("A39 keeps the digits of an integer that is too large for a double, and does not change text", () => {
    const text =
      '{"success":true,"value":{"id":9007199254740993,"b":"x \\" 9007199254740993","c":1.1234567890123456789,"d":1111111111111111}}';
    const { id, ...rest } = interpret(testRow(), 200, text).value as Record<string, unknown>;
    expect(id).toBe("9007199254740993");
    expect(rest).toEqual({ b: 'x " 9007199254740993', c: 1.1234567890123457, d: 1111111111111111 });
  });
});
