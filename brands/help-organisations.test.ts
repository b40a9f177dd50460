import { expect, it } from "vitest";
import { commonHelpOrganisations, organisationsIn } from "./help-organisations.ts";

const names = (country: string | null) =>
  organisationsIn(commonHelpOrganisations, country).map(({ name }) => name);

it("H9 help organisations are those of the visitor's country, then the international one", () => {
  expect(names("KR")).toEqual(["한국도박문제예방치유원", "Gambling Therapy"]);
  expect(names("VN")).toEqual(["Gambling Therapy"]);
  expect(names(null)).toEqual(["Gambling Therapy"]);
});
