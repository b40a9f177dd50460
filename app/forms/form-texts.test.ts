import { expect, it } from "vitest";
import { methodOf } from "~/routes/session/confirm/methods.ts";
import { dialingChoices } from "./dialing-choices.server.ts";
import { formTexts } from "./form-texts.ts";
import { bareNumber } from "./use-code-wait.ts";

it("reads what a form has as texts, and nothing else", () => {
  const form = new FormData();
  form.set("username", " player1 ");
  form.set("password", new File(["x"], "x.png"));
  const text = formTexts(form);
  expect([text("username"), text("password"), text("missing")]).toEqual([" player1 ", "", ""]);
});

it("A54 E21 takes the platform's ways of a second step only", () => {
  expect(["SMS", "BANK_ACCOUNT_NAME", "sms", "", "toString"].map(methodOf)).toEqual([
    "SMS",
    "BANK_ACCOUNT_NAME",
    null,
    null,
    null,
  ]);
});

it("S15 a number is the same one however it is written", () => {
  expect(["010-1234 5678", "1012345678", "+001012345678"].map(bareNumber)).toEqual([
    "1012345678",
    "1012345678",
    "1012345678",
  ]);
});

it("M4 A18 names the brand's countries in the page's language", () => {
  const brand = { dialingCodes: [{ code: "82", country: "KR" }] };
  const labels = ["en", "ko"].map((language) =>
    dialingChoices({ brand, language } as Parameters<typeof dialingChoices>[0]),
  );
  expect(labels).toEqual([
    [{ code: "82", label: "+82 South Korea" }],
    [{ code: "82", label: "+82 대한민국" }],
  ]);
});
