/** Codegen plugin: all that a brand may offer, as a value, for whoever has to say what is missing of it. */
import { isEnumType } from "graphql";

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export const plugin = (schema) => {
  const offer = schema.getType("Offer");
  if (!isEnumType(offer)) throw new Error("The schema has no enum Offer.");
  const names = offer.getValues().map(({ name }) => name);
  return `export const allOffers = ${JSON.stringify(names)} as const;\n`;
};
