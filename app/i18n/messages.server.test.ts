import { expect, it } from "vitest";
import en from "~/locales/en/index.ts";
import { fetchMessages, messagesOf } from "./messages.server.ts";

/** Fake static files: records the requests, and gives one response to all. */
function filesWith(answer: () => Response) {
  const requested: string[] = [];
  const fetch = async (request: Request) => {
    requested.push(new URL(request.url).pathname);
    return answer();
  };
  return { requested, files: { fetch } };
}

it("A67 a language is read from the deployment's files once, and then at hand", async () => {
  const tree = { shell: { skip: "Aller au contenu" } };
  const { requested, files } = filesWith(() => Response.json(tree));
  expect(messagesOf("x-once"), "K41 English until then").toBe(en);
  await fetchMessages("x-once", files);
  await fetchMessages("x-once", files);
  expect(requested).toEqual(["/messages/x-once.json"]);
  expect(messagesOf("x-once")).toEqual(tree);
});

it("A67 English needs no file", async () => {
  const { requested, files } = filesWith(() => new Response(null, { status: 500 }));
  await fetchMessages("en", files);
  expect(requested).toEqual([]);
});

it("A67 files that can't be read are an error, and asked for again", async () => {
  const { requested, files } = filesWith(() => new Response(null, { status: 503 }));
  await expect(fetchMessages("x-lost", files)).rejects.toThrow("messages/x-lost.json");
  await expect(fetchMessages("x-lost", files)).rejects.toThrow("503");
  expect(requested).toHaveLength(2);
});
