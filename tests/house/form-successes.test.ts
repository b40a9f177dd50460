/** One helper shows the result of a form, or the reason of a login; it moves focus and view to the text (A133). */
import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** Files with a form whose live region shows no result of it. */
const noAnswer = [
  "routes/member/deposit-detail/renew-rate.tsx",
  // The effect of the terms, before they are sent.
  "routes/agent/contracts/offer-form.tsx",
];

it("A133 every file with a form shows its result through the helper", () => {
  const forms = sourcesIn(["app"], /\.tsx$/)
    .filter((path) => !/test/.test(path))
    .filter((path) => /method="post"/.test(textOf(path)));
  expect(forms.length).toBeGreaterThan(20);
  const bare = forms.filter(
    (path) => /role="status"/.test(textOf(path)) && !/useShownMessage/.test(textOf(path)),
  );
  const named = bare.map((path) => path.replace(/^.*?\bapp\//, ""));
  expect(named.filter((path) => !noAnswer.includes(path))).toEqual([]);
});

it("A133 every login page shows its reason through the helper", () => {
  const logins = sourcesIn(["app/components/sign-in", "app/routes/session"], /\.tsx$/).filter(
    (path) => !path.includes("/register/"),
  );
  expect(logins.filter((path) => /<SignInNotice\b/.test(textOf(path)))).toEqual([
    "app/components/sign-in/login/login-panel.tsx",
    "app/routes/session/agent-login/route.tsx",
  ]);
  const bare = logins.filter(
    (path) => /role="status"/.test(textOf(path)) && !/useShownMessage/.test(textOf(path)),
  );
  expect(bare).toEqual([]);
});
