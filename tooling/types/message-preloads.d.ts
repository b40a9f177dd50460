/**
 * URLs of each language's message files for the browser (`tooling/pages/message-preloads.ts`); empty outside a build.
 */
declare module "virtual:message-preloads" {
  type Texts = Readonly<Partial<Record<string, readonly string[]>>>;
  const chunks: {
    /** Files of every page. */
    readonly everywhere: Texts;
    /** Files of each chunk, by its URL. */
    readonly by: Readonly<Partial<Record<string, Texts>>>;
  };
  export default chunks;
}
