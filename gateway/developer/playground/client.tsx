/**
 * The playground in the browser. Built by `tooling/playground/build.mjs` and served from the portal's origin.
 */
import { GraphiQL } from "graphiql";
import { buildSchema, type ExecutionResult } from "graphql";
import { createRoot } from "react-dom/client";
import "graphiql/graphiql.css";
import { typeDefs } from "../../generated/described-type-defs.ts";
import { examples } from "./examples.ts";

interface Operation {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** Sends one POST with the header that `plugins/request-gate.ts` requires. */
async function send(operation: Operation): Promise<ExecutionResult> {
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-portico": "playground" },
    body: JSON.stringify(operation),
  });
  return answer.json();
}

/** The schema with descriptions, which the Worker's schema lacks. */
const schema = buildSchema(typeDefs);

const place = document.getElementById("playground");
if (place) {
  createRoot(place).render(
    <GraphiQL
      fetcher={send}
      schema={schema}
      defaultTabs={examples.map(({ query, variables }) => ({
        query,
        variables: variables ?? null,
      }))}
      isHeadersEditorEnabled={false}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>
        <a href="/dev/platform">Platform calls</a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
