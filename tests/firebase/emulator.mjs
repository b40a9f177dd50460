/**
 * Firebase's Auth emulator alone, without the hub around it: it needs neither Java nor a network. Tells the parent
 * its port, and ends with it.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const entry = createRequire(import.meta.url).resolve("firebase-tools/lib/emulator/auth/server.js");
/** @type {{createApp: (projectId: string) => Promise<import("node:http").RequestListener>}} */
const { createApp } = (await import(pathToFileURL(entry).href)).default;

const server = createServer(await createApp("demo-aurora"));
// By name, not by number: a page of localhost and the emulator have to be of one site.
server.listen(Number(process.env.PORT ?? 0), "localhost", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.({ port: address.port });
});
process.once("disconnect", () => process.exit(0));
