import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./free-port.mjs";

it("returns ports that a server can listen on and that systems do not assign by themselves", async () => {
  for (let i = 0; i < 20; i++) {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, "127.0.0.1", resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});
