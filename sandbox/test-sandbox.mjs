import { inject } from "vitest";
import { SandboxClient } from "./sandbox-client.mjs";

/**
 * Returns a client of a world of the sandbox that all tests share (tooling/test/shared-sandbox.ts). Each test has a world
 * of its own.
 * @param {string} world
 * @param {{ switches?: boolean }} [how] `switches` is false for the sandbox without them
 */
export function testWorld(world, { switches = true } = {}) {
  const { origin, currentJwks } = inject("sandbox");
  return new SandboxClient(`${origin}/${switches ? "open" : "closed"}/${world}`, currentJwks);
}
