/** What came of a form is shown by one helper, which moves focus and view to it (A133). */
import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** Files with a form whose live text is no answer to it. */
const noAnswer = [
  "routes/member/deposit-detail/renew-rate.tsx",
  // What the terms would come to, before they are sent.
  "routes/agent/contracts/offer-form.tsx",
];

it("A133 no file with a form says an answer without the helper", () => {
  const forms = sourcesIn(["app"], /\.tsx$/)
    .filter((path) => !/test/.test(path))
    .filter((path) => /method="post"/.test(textOf(path)));
  expect(forms.length).toBeGreaterThan(20);
  const bare = forms.filter(
    (path) => /role="status"/.test(textOf(path)) && !/useShownMessage/.test(textOf(path)),
  );
  const named = bare.map((path) => path.replace(/^.*?\bapp\//, ""));
  // The first steps of ways in say what brought one there: a notice, and no answer of theirs.
  const known = new Set([...noAnswer, "components/sign-in/login-panel.tsx"]);
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});
