import type { Brand } from "./brand.ts";

/** An address at which somebody can be asked. */
export interface Contact {
  name: string;
  url: string;
}

/** The brand's own contacts, for when the platform can't say (A75), in a language that the brand speaks. */
export const contactsIn = (
  { customerService, defaultLanguage }: Pick<Brand, "customerService" | "defaultLanguage">,
  tag: string,
): Contact[] =>
  customerService.map(({ name, url }) => ({ name: name[tag] ?? name[defaultLanguage] ?? "", url }));
