import { describe, expect, it } from "vitest";
import { dialingChoices } from "~/forms/codes/dialing-choices.server.ts";
import { bareNumber } from "~/forms/codes/use-code-countdown.ts";
import {
  amount,
  line,
  lineOrNull,
  once,
  readForm,
  secret,
  secretOrNull,
  tick,
} from "./form-fields.ts";

describe("a form by its fields", () => {
  const fields = {
    username: line,
    email: lineOrNull,
    address: line,
    password: secret,
    oldPassword: secretOrNull,
    code: once,
    remember: tick,
  };
  const form = new FormData();
  form.set("intent", "login");
  form.set("username", " player1 ");
  form.set("password", " pass ");
  form.set("code", " 1234");
  form.set("address", new File(["x"], "x.png"));
  form.set("remember", "on");
  form.set("unasked", "x");

  it("reads each as what it is, and nothing else", () => {
    const { input, intent } = readForm(form, fields);
    expect([intent, input]).toEqual([
      "login",
      {
        username: "player1",
        email: null,
        address: "",
        password: " pass ",
        oldPassword: null,
        code: "1234",
        remember: true,
      },
    ]);
  });

  it("shows no password and no code again", () => {
    expect(readForm(form, fields).values).toEqual({ username: "player1", email: "", address: "" });
  });

  it("tells a password that was left empty from one that nobody asked for", () => {
    const empty = new FormData();
    empty.set("oldPassword", "");
    expect(readForm(empty, fields).input.oldPassword).toBe("");
  });
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

it("V60 U27c an amount may be typed as it is shown, and a comma elsewhere is left to the gateway", () => {
  const read = (typed: string) => {
    const form = new FormData();
    form.set("amount", typed);
    return readForm(form, { amount }).input.amount;
  };
  const typed = ["50,000.00", " 1,000,000 ", "50.5", "1,5", "1,00,000", ""];
  expect(typed.map(read)).toEqual(["50000.00", "1000000", "50.5", "1,5", "1,00,000", ""]);
});
