/** Runs every row of the catalogue against the sandbox. Both were written independently from the specification. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { catalogue } from "../../../gateway/catalogue/catalogue.ts";
import type { Call } from "../../../gateway/platform/call.ts";
import { PlatformError } from "../../../gateway/platform/errors.ts";
import { cases } from "../cases/all-cases.ts";
import { startSandbox } from "../support/sandbox.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (error: unknown) => (error instanceof PlatformError ? error.failure : String(error)),
  );

/** The row's case in its own world, with the visitor that it needs. */
async function enter(row: Call, purpose: string) {
  const entry = cases.get(row.id);
  if (!entry) throw new Error(`${row.id} has no contract case`);
  const world = sandbox.world(`${row.id}-${purpose}`.toLowerCase());
  const as = entry.as ? await world.signIn(entry.as) : undefined;
  const input = await entry.input(world);
  await world.forget();
  world.exchanges.length = 0;
  return { entry, world, as, input };
}

/** The case's call: its response, what the sandbox received, and the transferred text. */
async function makeCall(row: Call) {
  const entered = await enter(row, "made");
  const { world, as, input } = entered;
  const answer = await world.visit(as).platform.call(row, input);
  const [exchange] = world.exchanges;
  return { ...entered, answer, exchange, calls: await world.calls() };
}

it("every row has exactly one case, and every case a row", () => {
  const ids = catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...cases.keys()].sort()).toEqual([...ids].sort());
});

/** The result of a refusal. A row with `salvage` gets no response, so that the last known one stays valid (A114). */
const refusal = (row: Call) => (row.salvage ? "UPSTREAM_BAD_RESPONSE" : "UPSTREAM_REFUSED");

describe.each(catalogue.map((row) => [row.id, row] as const))("%s", (id, row) => {
  // A new world costs more than a call, so tests share two: one for the call, one for all refusals, which change nothing.
  let made: ReturnType<typeof makeCall> | undefined;
  const madeOnce = () => {
    made ??= makeCall(row);
    return made;
  };
  let refused: ReturnType<typeof enter> | undefined;
  const enterRefused = () => {
    refused ??= enter(row, "refused");
    return refused;
  };

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

  it(`${id} sends its token by its row: ${row.token}`, async () => {
    const needed = row.token === "required";
    const guest = needed ? await enterRefused() : await enter(row, "token");
    // The call that was made above had its token. Another row needs another world if this one keeps the response of
    // the guest's call in its cache, or allows the call only once.
    const reused = needed || !(row.cache || guest.entry.again);
    const other = reused ? guest : await enter(row, "token-sent");
    const someone = needed ? undefined : await other.world.signIn("player1");
    await guest.world.forget();
    const alone = await failureOf(guest.world.visit().platform.call(row, guest.input));
    expect(alone).toBe(needed ? "UNAUTHENTICATED" : "answered");
    expect((await guest.world.calls()).length).toBe(needed ? 0 : 1);
    if (needed) return;
    await other.world.forget();
    await other.world.visit(someone).platform.call(row, other.input);
    expect((await other.world.calls())[0]?.hasToken).toBe(row.token !== "none");
  });

  if (row.moduleId)
    it(`${id} is refused with another module id`, async () => {
      const { world, as, input } = await enterRefused();
      const brand = { ...aurora, calls: { [id]: { moduleId: "SOMETHINGELSE9" } } };
      const call = world.visit(as, brand).platform.call(row, input);
      expect(await failureOf(call)).toBe(refusal(row));
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
    if (!row.cache) {
      const { entry, world, as, input } = await madeOnce();
      await world.forget();
      const again = failureOf(world.visit(as).platform.call(row, input));
      expect(await again).toBe(entry.again ?? "answered");
      expect(await world.calls()).toHaveLength(1);
      return;
    }
    const { world, input } = await enter(row, "cache");
    await world.visit().platform.call(row, input);
    await world.visit().platform.call(row, input);
    expect(await world.calls()).toHaveLength(1);
    if (row.token === "none") return;
    // Responses to calls with a token stay out of the shared cache, whatever they contain.
    const someone = await world.signIn("player1");
    await world.forget();
    await world.visit(someone).platform.call(row, input);
    expect((await world.calls())[0]?.hasToken).toBe(true);
  });

  it(`${id} ${row.token === "required" ? "ends the session on an expired token" : "reports the platform's refusal"}`, async () => {
    const { world, as, input } = await enterRefused();
    const dead = row.token === "required";
    const fault = dead
      ? { kind: "expired-token" }
      : { kind: "success-false", errorCode: "function.not.available" };
    await world.switch("faults", { match: { id }, fault: { ...fault, times: 1 } });
    const visitor = world.visit(as);
    const failure = await failureOf(visitor.platform.call(row, input));
    expect(failure).toBe(dead ? "UNAUTHENTICATED" : refusal(row));
    expect(visitor.scope.session.ended).toBe(dead ? 1 : 0);
  });
});

function isEnvelope(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "success" in answer && "value" in answer;
}
