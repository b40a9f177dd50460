import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import persisted from "../app/graphql/generated/persisted-documents.json";
import { createGateway } from "./gateway.ts";
import { createInProcess } from "./graphql/in-process.ts";
import { testScope } from "./testing/platform.ts";

const named = (hash: string) => ({ __meta__: { hash } }) as never;
const operations = { ready: "query Ready { ready }" };

describe("documents of pages", () => {
  const gateway = createGateway({ persisted: operations });
  const send = (document: never) => createInProcess(gateway, testScope()).execute(document, {});

  it("are replaced by the text of their hash from the build, parsed once", async () => {
    expect(await send(named("ready"))).toEqual({ data: { ready: true } });
    expect(gateway.documentOf(named("ready"))).toBe(gateway.documentOf(named("ready")));
  });

  it.each([named("nobody"), {} as never])(
    "belong to this build, or are an error: %j",
    async (document) => {
      const { data, errors } = await send(document);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions.code).toBe("INTERNAL");
    },
  );

  it("need no validation: every text of the build is a valid operation of the schema", () => {
    const { schema } = gateway;
    const faults = Object.values(persisted).flatMap((text) => validate(schema, parse(text)));
    expect(faults.map(({ message }) => message)).toEqual([]);
  });
});
