/**
 * URLs of each language's message files for the browser (`tooling/pages/message-preloads.ts`); empty outside a build.
 */
declare module "virtual:message-preloads" {
  type Texts = Readonly<Partial<Record<string, readonly string[]>>>;
  const chunks: {
    /** Files of each chunk, by its URL. */
    readonly by: Readonly<Partial<Record<string, Texts>>>;
    /** Files for signed-in visitors. */
    readonly signedIn: readonly string[];
  };
  export default chunks;
}
