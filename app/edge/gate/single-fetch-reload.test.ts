import { UNSAFE_SingleFetchRedirectSymbol } from "@remix-run/server-runtime";
import { decode } from "turbo-stream";
import { expect, it } from "vitest";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { reloadAnswer } from "./single-fetch-reload.ts";

function answerFor(path: string, method = "GET"): Response | null {
  const url = new URL(path, "http://portal.test");
  return reloadAnswer({ url, request: new Request(url, { method }) } as RequestContext, 451);
}

/** Decodes a response with Remix's own browser code. */
async function read(answer: Response | null): Promise<unknown> {
  if (!answer?.body) throw new Error("no answer");
  const redirectType = (type: string, value: unknown) =>
    type === "SingleFetchRedirect" && { value: { [UNSAFE_SingleFetchRedirectSymbol]: value } };
  return (await decode(answer.body, { plugins: [redirectType] })).value;
}
const facts = (redirect: string) => ({
  redirect,
  status: 302,
  revalidate: false,
  reload: true,
  replace: false,
});

it.each([
  ["/slots.data?page=2&_routes=routes%2Fslots", "/slots?page=2"],
  ["/_root.data", "/"],
  ["/_root.data?vendor=PG", "/?vendor=PG"],
])("R-G5 makes a client-side navigation reload %s", async (requested, page) => {
  const answer = answerFor(requested);
  expect(answer?.status).toBe(451);
  expect(await read(answer)).toEqual({ [UNSAFE_SingleFetchRedirectSymbol]: facts(page) });
});

it("R-G5 makes a form's data request reload the page", async () => {
  expect(await read(answerFor("/login.data", "POST"))).toEqual(facts("/login"));
});

it("returns null for every other request", () => {
  expect(answerFor("/slots")).toBeNull();
  expect(answerFor("/database")).toBeNull();
});
