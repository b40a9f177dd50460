/** Runs every row of the catalogue against the sandbox. Both were written independently from the specification. */
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { catalogue } from "../../../gateway/catalogue/catalogue.ts";
import type { Call } from "../../../gateway/platform/call.ts";
import { PlatformError } from "../../../gateway/platform/errors.ts";
import { cases } from "../cases/all-cases.ts";
import { startSandbox } from "../support/sandbox.ts";
import { type Cost, costs, lossesOf } from "./spellings.ts";

const tried: Record<Cost, number> = { nothing: 0, field: 0, item: 0, answer: 0 };

const sandbox = await startSandbox();

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (error: unknown) => (error instanceof PlatformError ? error.failure : String(error)),
  );

/** Longer than any response is cached, in ms. */
const longAfter = 2 * 3_600_000;

/** The row's case in its own world, with the visitor that it needs. */
async function enter(row: Call, purpose: string) {
  const entry = cases.get(row.id);
  if (!entry) throw new Error(`${row.id} has no contract case`);
  const world = sandbox.world(`${row.id}-${purpose}`.toLowerCase());
  const as = entry.as ? await world.signIn(entry.as) : undefined;
  const input = await entry.input(world);
  let clockAheadMs = 0;
  /** A visitor who comes so much later than the last one that the portal has cached nothing for them. */
  const visitLater = (as?: { token: string }, brand = aurora) => {
    // The clock of an encrypted call has to be right.
    if (row.cache) clockAheadMs += longAfter;
    return world.visit(as, brand, clockAheadMs);
  };
  return { entry, world, as, input, visitLater };
}

it("every row has exactly one case, and every case a row", () => {
  const ids = catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...cases.keys()].sort()).toEqual([...ids].sort());
});

/** The result of a refusal. A row with `salvage` gets no response, so that the last known one stays valid (A114). */
const refusal = (row: Call) => (row.salvage ? "UPSTREAM_BAD_RESPONSE" : "UPSTREAM_REFUSED");

describe.each(catalogue.map((row) => [row.id, row] as const))("%s", (id, row) => {
  // A new world costs more than a call, so all tests of a row share one. Refusals come first: they change nothing.
  let entered: ReturnType<typeof enter> | undefined;
  const enterOnce = () => {
    entered ??= enter(row, "row");
    return entered;
  };
  /** The case's call: its response, what the sandbox received, and the transferred text. */
  async function makeCall() {
    const once = await enterOnce();
    const { world, as, input, visitLater } = once;
    await world.forget();
    world.exchanges.length = 0;
    const answer = await visitLater(as).platform.call(row, input);
    const [exchange] = world.exchanges;
    return { ...once, answer, exchange, calls: await world.calls() };
  }
  let made: ReturnType<typeof makeCall> | undefined;
  const madeOnce = () => {
    made ??= makeCall();
    return made;
  };

  if (row.token === "required")
    it(`${id} is not called without a token`, async () => {
      const { world, input, visitLater } = await enterOnce();
      await world.forget();
      expect(await failureOf(visitLater().platform.call(row, input))).toBe("UNAUTHENTICATED");
      expect(await world.calls()).toEqual([]);
    });

  if (row.moduleId)
    it(`${id} is refused with another module id`, async () => {
      const { as, input, visitLater } = await enterOnce();
      const brand = { ...aurora, calls: { [id]: { moduleId: "SOMETHINGELSE9" } } };
      const call = visitLater(as, brand).platform.call(row, input);
      expect(await failureOf(call)).toBe(refusal(row));
    });

  it(`${id} ${row.token === "required" ? "ends the session on an expired token" : "reports the platform's refusal"}`, async () => {
    const { world, as, input, visitLater } = await enterOnce();
    const dead = row.token === "required";
    const fault = dead
      ? { kind: "expired-token" }
      : { kind: "success-false", errorCode: "function.not.available" };
    await world.switch("faults", { match: { id }, fault: { ...fault, times: 1 } });
    const visitor = visitLater(as);
    const failure = await failureOf(visitor.platform.call(row, input));
    expect(failure).toBe(dead ? "UNAUTHENTICATED" : refusal(row));
    expect(visitor.scope.session.ended).toBe(dead ? 1 : 0);
  });

  it(`${id} gets a response that fits its row`, async () => {
    const { entry, answer, world } = await madeOnce();
    await entry.check(answer, world);
  });

  it(`${id} A6 A65 A88 A89 is sent as its row describes, and reaches the right call`, async () => {
    const { calls, exchange } = await madeOnce();
    const [seen, ...others] = calls;
    expect(others).toEqual([]);
    expect(seen).toMatchObject({
      id,
      method: row.method,
      path: row.path,
      status: 200,
      merchant: aurora.merchant,
      moduleId: row.moduleId,
      language: "EN",
      hasToken: row.token === "required",
    });
    const answer: unknown = JSON.parse(exchange?.answer ?? "null");
    expect(isEnvelope(answer)).toBe(row.envelope);
  });

  if (row.encrypted || row.sealed)
    it(`${id} A12 A13 encrypts secret values`, async () => {
      const { input, exchange } = await madeOnce();
      const sealed = row.sealed
        ? JSON.parse(exchange?.sent ?? "{}")[row.sealed.parameter]
        : exchange?.sent;
      expect(String(sealed).split(".")).toHaveLength(5);
      for (const value of Object.values(input as object).filter(
        (text) => String(text).length > 8,
      )) {
        expect(exchange?.sent).not.toContain(String(value));
      }
    });

  it(`${id} ${row.cache ? "is read once while it is fresh" : "is read again every time"}`, async () => {
    const { entry, world, as, input, visitLater } = await madeOnce();
    await world.forget();
    const again = visitLater(as);
    expect(await failureOf(again.platform.call(row, input))).toBe(entry.again ?? "answered");
    if (row.cache) await again.platform.call(row, input);
    expect(await world.calls()).toHaveLength(1);
  });

  if (row.token !== "required")
    it(`${id} ${row.token === "none" ? "sends no token of a member" : "sends a member's token, past the cache"}`, async () => {
      const once = await madeOnce();
      // A call that is possible only once has to be made in another world.
      const { world, input, visitLater } = once.entry.again ? await enter(row, "member") : once;
      const member = await world.signIn("player2");
      await world.forget();
      await visitLater(member).platform.call(row, input);
      expect((await world.calls()).map(({ hasToken }) => hasToken)).toEqual([row.token !== "none"]);
    });

  it(`${id} A39 A65 A113 loses no more than a spelling may lose`, async () => {
    const { entry, exchange } = await madeOnce();
    const { needs = [] } = entry;
    const { tooMuch, costly, counts } = lossesOf(row, exchange?.answer ?? "", needs);
    expect(tooMuch).toEqual([]);
    // A place where only the value itself is lost must not be listed as required.
    expect(needs.filter((place) => !costly.has(place))).toEqual([]);
    for (const cost of costs) tried[cost] += counts[cost];
  });
});

it("A113 spellings of every kind were tried", () => {
  for (const cost of costs) expect(tried[cost], cost).toBeGreaterThan(100);
});

function isEnvelope(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "success" in answer && "value" in answer;
}
