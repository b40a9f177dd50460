import { execute, parse } from "graphql";
import { createContext } from "../../../gateway/create-context.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import { type TestScope, testScope } from "../../../gateway/testing/platform.ts";
import { send } from "../../../gateway/testing/run.ts";
import type { TestWorld } from "./sandbox.ts";

export type Result = Record<string, unknown> & { __typename: string };

const { schema } = createGateway();

/** A visitor with a session over many requests, as in a browser. */
export function visitor(world: TestWorld) {
  const { platform, brand } = world.visit().scope;
  const { session } = testScope({ platform, brand });
  const next = (): TestScope => ({ ...testScope({ platform, brand }), session });
  const fails = (field: string) =>
    `${field === "openChat" ? "" : "... on InvalidInput { fields { field messageKey } }"} ... on Refused { reason }`;
  return {
    session,
    query: async <T>(text: string) => send<T>(next(), text),
    /** The schema's result for an operation of any size, with the usual access checks. */
    look: async (text: string) =>
      execute({ schema, document: parse(text), contextValue: createContext(next()) }),
    async mutate(field: string, input: object, shows = ""): Promise<Result> {
      const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
      const text = `mutation ($input: ${type}!) { ${field}(input: $input) {
        __typename ${shows} ${fails(field)}
      } }`;
      return (await send<Record<string, Result>>(next(), text, { input }))[field] as Result;
    },
  };
}
