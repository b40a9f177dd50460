import { UNSAFE_SingleFetchRedirectSymbol } from "@remix-run/server-runtime";
import { decode } from "turbo-stream";
import { expect, it } from "vitest";
import type { Visit } from "~/edge/request/request-context.ts";
import { reloadAnswer } from "./single-fetch-reload.ts";

function answerFor(path: string, method = "GET"): Response | null {
  const url = new URL(path, "http://portal.test");
  return reloadAnswer({ url, request: new Request(url, { method }) } as Visit, 451);
}

/** Reads an answer with the decoder that Remix's browser part uses. */
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
])("R-G5 tells a navigation inside the page to load %s anew", async (asked, page) => {
  const answer = answerFor(asked);
  expect(answer?.status).toBe(451);
  expect(await read(answer)).toEqual({ [UNSAFE_SingleFetchRedirectSymbol]: facts(page) });
});

it("R-G5 tells a form's data request the same", async () => {
  expect(await read(answerFor("/login.data", "POST"))).toEqual(facts("/login"));
});

it("leaves every other request alone", () => {
  expect(answerFor("/slots")).toBeNull();
  expect(answerFor("/database")).toBeNull();
});
