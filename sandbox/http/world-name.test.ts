import { describe, expect, it } from "vitest";
import { newTicketId, worldName } from "./world-name.ts";

describe("worldName", () => {
  it.each([
    ["http://blue.sandbox.internal/wps/captcha", "blue"],
    ["http://blue.sandbox.internal/play/x?world=red", "blue"],
    ["http://localhost:8789/play/x?world=red", "red"],
    ["http://localhost:8789/play/0a1b-green/round", "green"],
    ["http://localhost:8789/wps/captcha", "default"],
    ["http://localhost:8789/?world=no%20good", null],
    ["http://localhost:8789/?world=-bad", null],
  ])("%s is %s", (url, name) => {
    expect(worldName(new URL(url))).toBe(name);
  });

  it("a ticket carries its world", () => {
    const ticket = newTicketId("test-42");
    expect(worldName(new URL(`http://localhost/play/${ticket}`))).toBe("test-42");
  });
});
