/** Addresses of each language's texts for the browser (`tooling/pages/message-preloads.ts`); none outside a build. */
declare module "virtual:message-preloads" {
  type Texts = Readonly<Partial<Record<string, readonly string[]>>>;
  const chunks: {
    /** What every page says. */
    readonly everywhere: Texts;
    /** By the address of a script, what it waits for. */
    readonly by: Readonly<Partial<Record<string, Texts>>>;
  };
  export default chunks;
}
