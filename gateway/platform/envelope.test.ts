import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testRow } from "../testing/row.ts";
import { interpret } from "./envelope.ts";
import type { PlatformError } from "./errors.ts";
import { listOf } from "./list-of.ts";

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
  it("takes the value out of the envelope, and a bare answer as it is", () => {
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
    "answers BAD_RESPONSE for what is not JSON: %j",
    (text) => expect(failureOf(testRow(), 200, text)).toBe("UPSTREAM_BAD_RESPONSE"),
  );

  it("answers BAD_RESPONSE for a 404 that says success", () => {
    expect(failureOf(testRow(), 404, '{"success":true,"value":{}}')).toBe("UPSTREAM_BAD_RESPONSE");
  });
});

describe("the row's shape", () => {
  const game = v.object({ nodeId: v.number(), vendors: v.optional(listOf(v.string())) });
  const row = testRow({ answer: v.object({ games: listOf(game) }) });
  const read = (games: unknown) =>
    interpret(row, 200, JSON.stringify({ success: true, value: { games } }));

  it("drops and counts bad items of a list, nested ones too, and leaves unknown members out", () => {
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

  it("refuses a list of which nothing is good, but not an empty or a short one", () => {
    expect(errorOf(() => read(Array(5).fill({}))).failure).toBe("UPSTREAM_BAD_RESPONSE");
    expect(read([{}]).value).toEqual({ games: [] });
    expect(read([]).value).toEqual({ games: [] });
  });

  it("refuses a bad root", () => {
    expect(errorOf(() => read("none")).failure).toBe("UPSTREAM_BAD_RESPONSE");
    expect(failureOf(row, 200, '{"success":true}')).toBe("UPSTREAM_BAD_RESPONSE");
  });
});
