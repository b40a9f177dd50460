import { decode } from "turbo-stream";
import { beforeEach, expect, it, vi } from "vitest";
import { isAnswerLost, keepingForms, lostStatus } from "./lost-answer.ts";
import { revalidateAfterOwnForm } from "./revalidate-page.ts";
import { revalidateLayout } from "./revalidation-policy.ts";

const page = "https://portal.example/member/withdraw?amount=100";
beforeEach(() => {
  vi.stubGlobal("location", { href: page });
  return () => vi.unstubAllGlobals();
});

const sent = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
});
const action = new URL("/member/withdraw.data", page);
const broken = () => Promise.reject(new TypeError("Failed to fetch"));

async function read(answer: Response) {
  if (!answer.body) throw new Error("no body");
  const { value, done } = await decode(answer.body);
  await done;
  return value;
}

it("A143 an answer that is lost becomes a refusal of unknown outcome, with its key and what was typed", async () => {
  const form = { amount: "100", paymentPassword: "246810", idempotencyKey: "k-1" };
  const answer = await keepingForms(broken)(action, sent(form));
  expect(answer.status).toBe(lostStatus);
  const refusal = { kind: "refused", reason: "OUTCOME_UNKNOWN" };
  expect(await read(answer)).toEqual({
    data: {
      ...refusal,
      problem: refusal,
      id: "k-1",
      idempotencyKey: "k-1",
      key: "k-1",
      values: { amount: "100", idempotencyKey: "k-1" },
    },
  });
  expect(isAnswerLost()).toBe(true);
  expect(isAnswerLost("https://portal.example/help"), "another page knows nothing of it").toBe(
    false,
  );
});

it("A143 one that breaks off in its middle is lost; a whole one is handed on, and ends it", async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"_1":2},'));
      controller.error(new TypeError("network error"));
    },
  });
  const answers = [new Response(half), new Response("[1]\n", { status: 422, headers: { a: "b" } })];
  const send = keepingForms(async () => answers.shift() ?? Response.error());
  expect((await send(action, sent({ id: "7" }))).status).toBe(lostStatus);
  expect(isAnswerLost()).toBe(true);
  const whole = await send(action, sent({ id: "7" }));
  expect([whole.status, whole.headers.get("a"), await whole.text()]).toEqual([422, "b", "[1]\n"]);
  expect(isAnswerLost()).toBe(false);
});

it("A143 what is no form, or is given up by the page, fails as ever", async () => {
  const send = keepingForms(broken);
  await expect(send(action)).rejects.toThrow("Failed to fetch");
  await expect(send("/graphql", sent({}))).rejects.toThrow("Failed to fetch");
  await expect(send("/play.data", sent({}))).rejects.toThrow("Failed to fetch");
  const given = AbortSignal.abort();
  await expect(send(action, { ...sent({}), signal: given })).rejects.toThrow("Failed to fetch");
});

it("A143 nothing is read anew after it: that would fail, or give the form another key", () => {
  const change = {
    currentUrl: new URL(page),
    nextUrl: new URL(page),
    formMethod: "POST",
    formAction: "/member/withdraw",
    actionStatus: lostStatus,
  } as Parameters<typeof revalidateAfterOwnForm>[0];
  expect(revalidateAfterOwnForm(change)).toBe(false);
  expect(revalidateLayout(change)).toBe(false);
});
