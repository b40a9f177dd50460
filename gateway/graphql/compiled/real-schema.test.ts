import fc from "fast-check";
import { type ExecutionResult, execute, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicErrors } from "../../failures/errors.ts";
import { createContext } from "../../request/context.ts";
import { testScope } from "../../testing/platform.ts";
import { randomOperation } from "../../testing/random-operation.ts";
import { randomResolvers } from "../../testing/random-resolvers.ts";
import { createSchema } from "../schema.ts";
import { compileOperation } from "./operation.ts";

/** Without bias to the smallest and largest value, so that rare choices of `randomOperation` stay rare. */
const evenly = (max: number) => fc.noBias(fc.nat(max));

const schema = createSchema();
randomResolvers(schema);

/**
 * Unhandled rejections. graphql-js leaves some when an item of a list fails at once and an earlier one later;
 * the compiled executor must not.
 */
let unheard = 0;
const heard = process.listeners("unhandledRejection");
beforeAll(() => {
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", () => {
    unheard += 1;
  });
});
afterAll(() => {
  process.removeAllListeners("unhandledRejection");
  for (const each of heard) process.on("unhandledRejection", each);
});

/** The complete result in the order of its keys, with its public errors. */
function reported({ data, errors = [] }: ExecutionResult, world: string) {
  const scope = testScope({ requestId: world });
  return {
    data: JSON.stringify(data),
    errors: errors.map((error) => error.toJSON()),
    shown: publicErrors(errors, scope).map((error) => error.toJSON()),
  };
}

describe("an operation compiled against the real schema", () => {
  it("returns the result of graphql-js for random operations and random errors", async () => {
    const seen = { answered: 0, failed: 0 };
    const property = fc.asyncProperty(fc.gen(), async (draw) => {
      const pick = (count: number) => draw(evenly, count - 1);
      const world = `world ${pick(1_000_000)}`;
      const { text, variables, hasDirective } = randomOperation(schema, pick);
      const document = parse(text);
      if (validate(schema, document).length > 0) return;
      const compiled = compileOperation(schema, document);
      if (!compiled) {
        expect(hasDirective, text).toBe(true);
        return;
      }
      const contextValue = createContext(testScope({ requestId: world }));
      unheard = 0;
      const ours = await compiled(contextValue, variables);
      await new Promise((resolve) => setImmediate(resolve));
      expect(unheard, text).toBe(0);
      const theirs = await execute({ schema, document, contextValue, variableValues: variables });
      await new Promise((resolve) => setImmediate(resolve));
      const requested = `${world}\n${text}\n${JSON.stringify(variables)}`;
      expect(reported(ours, world), requested).toEqual(reported(theirs, world));
      if (theirs.errors) seen.failed += 1;
      else seen.answered += 1;
    });
    await fc.assert(property, { numRuns: 400, interruptAfterTimeLimit: 8000 });
    // Otherwise only refusals would have been compared.
    expect(seen.answered).toBeGreaterThan(0);
    expect(seen.failed).toBeGreaterThan(0);
  });
});
