import { expect, it } from "vitest";
import { aurora } from "./aurora.ts";
import { contactsIn } from "./contacts.ts";
import { hanbit } from "./hanbit.ts";

it("R52 U35 A67 A75 the brand's own contacts are named in the visitor's language", () => {
  expect(contactsIn(aurora, "ko").map(({ name }) => name)).toEqual(["이메일", "고객 지원"]);
  expect(contactsIn(aurora, "en").map(({ name }) => name)).toEqual(["Email", "Help desk"]);
  expect(contactsIn(hanbit, "en")).toEqual([{ name: "Email", url: "mailto:help@hanbit.example" }]);
  // A language that the brand does not have returns the brand's own contacts.
  expect(contactsIn(hanbit, "th")).toEqual(contactsIn(hanbit, hanbit.defaultLanguage));
});
