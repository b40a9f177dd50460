/** What `vite.message-chunks.ts` knows when pages are built: addresses of texts, by language; none while one develops. */
declare module "virtual:message-chunks" {
  const addresses: Readonly<Record<string, readonly string[]>>;
  export default addresses;
}
