/** A codegen plugin: a list of all values of `Offer`, for code that computes the missing ones. */
import { isEnumType } from "graphql";

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export const plugin = (schema) => {
  const offer = schema.getType("Offer");
  if (!isEnumType(offer)) throw new Error("The schema has no enum Offer.");
  const names = offer.getValues().map(({ name }) => name);
  return `export const allOffers = ${JSON.stringify(names)} as const;\n`;
};
