import { describe, expect, it } from "vitest";
import { revalidateAfterOwnForm } from "./revalidate-page.ts";
import { revalidateAfterForm, revalidateLayout } from "./revalidation-policy.ts";

type Change = Parameters<typeof revalidateAfterOwnForm>[0];

const at = (path: string) => new URL(path, "https://portal.test");

/** A form of this page was sent, and answered with this status; a redirect has none. */
function sent(actionStatus: number | undefined, formAction = "/member/withdraw?amount=5"): Change {
  const here = { currentUrl: at("/member/withdraw"), nextUrl: at("/member/withdraw") };
  const form = { formMethod: "POST", formAction, actionStatus } as const;
  return { ...here, ...form, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
}

const walked = (to: string, formMethod?: "GET"): Change => ({
  ...sent(undefined),
  formMethod,
  nextUrl: at(to),
});

const refused = [400, 401, 404, 422, 429, 451];
/** Already used, unknown, different from the page's data, or without a known reason. */
const maybe = [undefined, 200, 202, 403, 409, 500, 503];

describe("what a form's answer makes root and layouts read anew", () => {
  it.each(refused)("E1 E8 A20 nothing after a refusal (%i)", (status) => {
    expect(revalidateAfterForm(sent(status))).toBe(false);
    expect(revalidateLayout(sent(status))).toBe(false);
  });

  it.each(maybe)("E8 all of it where something may have changed (%s)", (status) => {
    expect(revalidateLayout(sent(status))).toBe(true);
  });

  it.each([...refused, 403, 409, 503])("A20 nothing when a login was refused (%i)", (status) => {
    expect(revalidateLayout(sent(status, "/login?returnTo=%2Fmember"))).toBe(false);
    expect(revalidateLayout(sent(status, "/register"))).toBe(false);
  });

  it("A20 all of it after a login", () => {
    expect(revalidateLayout(sent(undefined, "/login"))).toBe(true);
  });

  it("leaves walking about to whom it concerns", () => {
    for (const method of [undefined, "GET"] as const) {
      expect(revalidateAfterForm(walked("/member/deposit", method))).toBeNull();
      expect(revalidateLayout(walked("/member/deposit", method))).toBe(false);
      expect(revalidateLayout(walked("/member/withdraw", method))).toBe(true);
    }
  });
});

describe("a page whose figures say what may be typed", () => {
  it.each([...maybe, 422, 429])("CA14 E8 looks again after its own form (%s)", (status) => {
    expect(revalidateAfterOwnForm(sent(status))).toBe(true);
  });

  it("A20 E1 stays as it is when nobody is signed in, or could sign in", () => {
    expect(revalidateAfterOwnForm(sent(401))).toBe(false);
    for (const status of [200, 202, 403, 409, 422, 429, 503])
      expect(revalidateAfterOwnForm(sent(status, "/login"))).toBe(false);
  });

  it("is read when one walks there", () => {
    expect(revalidateAfterOwnForm(walked("/member/deposit"))).toBe(true);
  });
});
