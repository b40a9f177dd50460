import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

it.each([
  ["/agentHome/downline/player1", "/agentHome/downline/:account", "/agentHome/downline/:account"],
  [
    "/agentHome/downline/player1.data",
    "/agentHome/downline/:account",
    "/agentHome/downline/:account.data",
  ],
  ["/AGENTHOME/downline/player1/", "/agentHome/downline/:account", "/agentHome/downline/:account"],
  ["/agentHome/downline/player1/rates", "/agentHome/*", "/agentHome/*"],
  ["/agentHome/downline/a%2fplayer1", null, "/agentHome/*"],
  ["/r/ABCD2345/promotions", "/r/:code/*", "/r/*"],
  ["/rng", "/:lobby", "/rng"],
  ["/login", "/login", "/login"],
  ["/login.data", "/login", "/login.data"],
  ["/", "/", "/"],
  ["/nowhere/at/player1", "/*", "/nowhere/*"],
  ["/graphql", "/:lobby", "/graphql"],
  ["/operator/audit", "/*", "/operator/*"],
  ["/search/index.json", "/*", "/search/index.json"],
  ["/agentHome/files/file", "/agentHome/*", "/agentHome/files/file"],
])("N12 the log has %s of %s as %s", (path, template, logged) => {
  expect(loggedPath(path, template === null ? null : { template })).toBe(logged);
});
