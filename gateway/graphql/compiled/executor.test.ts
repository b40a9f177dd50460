import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createGateway } from "../../gateway.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { createInProcess } from "../in-process.ts";
import { type Executor, operationOf } from "./executor.ts";

const executors: Executor[] = ["compiled", "graphql-js"];

describe("the choice of the executor", () => {
  it("selects who runs a page's queries: graphql-js passes `info` to resolvers, ours does not", async () => {
    const gateway = createGateway();
    const ready = gateway.schema.getQueryType()?.getFields().ready;
    if (!ready) throw new Error("no Query.ready");
    ready.resolve = (...all) => all.length > 3;
    const send = (text: string, executor?: Executor) =>
      createInProcess(gateway, testScope(), executor).execute(parse(text) as never, {});
    const answers = (word: boolean) => ({ data: { ready: word } });
    expect(await send("{ ready }")).toEqual(answers(false));
    expect(await send("{ ready }", "compiled")).toEqual(answers(false));
    expect(await send("{ ready }", "graphql-js")).toEqual(answers(true));
    // Operations that the compiler does not support are run by graphql-js.
    expect(await send("query ($x: Boolean = true) { ready @include(if: $x) }", "compiled")).toEqual(
      answers(true),
    );
  });

  it("may change at run time: both forms of a document are cached separately", () => {
    const { schema } = createGateway();
    const document = parse("{ ready }");
    const [ours, theirs] = executors.map((each) => operationOf(schema, document, each));
    expect(ours).not.toBe(theirs);
    for (const each of executors) {
      expect(operationOf(schema, document, each)).toBe(each === "compiled" ? ours : theirs);
    }
  });

  it("A107 does not affect cached sections or public errors", async () => {
    const gateway = createGateway();
    const document = parse("{ helpSections { title } wallet { __typename } }") as never;
    const shared = parse("{ helpSections { title } }") as never;
    const faq = {
      "GET /wps/system/helpCenter": [{ anchor: "faq", title: "Questions", content: "" }],
    };
    const [ours, theirs] = await Promise.all(
      executors.map(async (executor) => {
        const { fetch, calls } = fakePlatform(faq);
        const { origin } = testScope().platform;
        const visit = (requested: never) =>
          createInProcess(gateway, testScope({ platform: { fetch, origin } }), executor).execute(
            requested,
            {},
          );
        const first = await visit(shared);
        expect((await visit(shared)).data).toBe(first.data);
        expect(calls).toHaveLength(1);
        return visit(document);
      }),
    );
    expect(ours?.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    expect(theirs).toEqual(ours);
  });

  it("finds root fields in fragments, so that none is cached by mistake", () => {
    const { schema } = createGateway();
    const text = "query { ...F ... on Query { ready } } fragment F on Query { viewer { account } }";
    for (const each of executors) {
      const { roots } = operationOf(schema, parse(text), each);
      expect([...roots].sort()).toEqual(["Query.ready", "Query.viewer"]);
      const change = operationOf(schema, parse("mutation { keepAlive { expiresAt } }"), each);
      expect(change.roots).toEqual(["Mutation.keepAlive"]);
    }
  });
});
