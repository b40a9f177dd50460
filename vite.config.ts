import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { portico } from "./tooling/portico.ts";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  plugins: [portico()],
});
