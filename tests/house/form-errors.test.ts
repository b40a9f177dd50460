/** Every form shows every error: each form with each field that the gateway may name (A130). */
import { describe, expect, it } from "vitest";
import { messagesOf } from "~/i18n/messages.server.ts";
import { answerOf } from "./forms/drawn-form.ts";
import { forms } from "./forms/every-form.tsx";
import { otherForms } from "./forms/other-forms.ts";
import { renderPage } from "./forms/render-page.tsx";
import { sourcesIn, textOf } from "./sources.ts";

/** The fields that the gateway's sources name. */
function gatewayFields(): string[] {
  const named =
    /(?:\bform\.\w+|\bfieldError|\brefuse|\bfield|\blimit|\bleast)\(\s*"([A-Za-z.]+)"|\bfield: "([A-Za-z.]+)"/g;
  const found = sourcesIn(["gateway", "brands"], /\.ts$/)
    .filter((path) => !/\.test\.ts$|generated/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(named)].map((match) => match[1] ?? match[2] ?? ""),
    );
  return [...new Set(found)].filter((name) => !name.startsWith("validation."));
}

const fields = [...gatewayFields(), "somethingNobodyKnows", "customer.identity"];
const said = messagesOf("en").validation as Record<string, unknown>;

describe("A130 E8 shows the error of a field, whether the form has the field or not", () => {
  it("the lists of fields and forms are complete", () => {
    expect(fields).toEqual(
      expect.arrayContaining(["rate", "rates", "amount", "rewardId", "captcha"]),
    );
    expect(fields.length).toBeGreaterThan(35);
    const posting = sourcesIn(["app"], /\.tsx$/)
      .filter((path) => !/test/.test(path) && /method="post"/.test(textOf(path)))
      .map((path) => path.replace(/^.*?\bapp\//, ""));
    const known = new Set([...forms.map(([file]) => file), ...otherForms]);
    expect(posting.filter((file) => !known.has(file))).toEqual([]);
  });

  it.each(forms.map(([file, draw, form], at) => ({ file, draw, form, at })))(
    "$file ($at)",
    ({ draw, form = "x" }) => {
      const silent = fields.filter((field) => {
        const answer = answerOf(field, form);
        return !renderPage(draw(answer), answer).includes(String(said.notRelated));
      });
      expect(silent).toEqual([]);
    },
  );
});
