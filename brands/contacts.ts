import type { Brand } from "./brand.ts";

/** A contact that a person answers. */
export interface Contact {
  name: string;
  url: string;
}

/** The brand's own contacts in one of its languages, used when the platform returns none (A75). */
export const contactsIn = (
  { customerService, defaultLanguage }: Pick<Brand, "customerService" | "defaultLanguage">,
  tag: string,
): Contact[] =>
  customerService.map(({ name, url }) => ({ name: name[tag] ?? name[defaultLanguage] ?? "", url }));
