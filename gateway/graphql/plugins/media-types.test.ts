import { expect, it } from "vitest";
import { createGateway } from "../../gateway.ts";
import { testScope } from "../../testing/platform.ts";

const gateway = createGateway({ persisted: { "hash-ready": "query Ready { ready }" } });
const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: "hash-ready" } } };

it.each<[Record<string, string>, number]>([
  [{ "content-type": "Application/JSON; Charset=UTF-8" }, 200],
  [{ accept: "APPLICATION/JSON" }, 200],
  [{ accept: "Application/GraphQL-Response+JSON;q=0.9, text/html" }, 200],
  [{ accept: "text/event-stream, application/json" }, 200],
  [{ accept: "text/event-stream" }, 406],
  [{ accept: "Multipart/Mixed; boundary=x" }, 406],
  [{ accept: "text/html" }, 406],
  [{ accept: "*/*" }, 200],
])("A151 reads %j in any case, and answers JSON or nothing", async (headers, status) => {
  for (const development of [true, false]) {
    const request = new Request("https://portal.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-portico": "1", ...headers },
      body: JSON.stringify(development ? { query: "{ ready }" } : byHash),
    });
    const answer = await gateway.handle(request, testScope({ development }));
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toMatch(/json/);
    await answer.text();
  }
});
