import { expect, it } from "vitest";
import { hookAddress } from "./hook-address.ts";

const ours = ["play.casino.com", "*.ours.io", "platform.io"];
const local = "http://127.0.0.1:9999";

it.each([
  "https://hooks.agency.com/portico?team=1",
  "https://xn--bcher-kva.ch/x",
  "https://a.b-c.museum/",
  "https://HOOKS.agency.com:443/",
])("N25 allows %s", (address) => {
  expect(hookAddress(address, ours, null)).toMatch(/^https:\/\/[a-z]/);
});

it.each([
  "http://hooks.agency.com/",
  "https://hooks.agency.com:8443/",
  "ftp://hooks.agency.com/",
  "https://user:word@hooks.agency.com/",
  "https://hooks.agency.com/#x",
  "javascript:alert(1)",
  "//hooks.agency.com/",
  "hooks.agency.com",
  "",
  `https://hooks.agency.com/${"x".repeat(500)}`,
  // Addresses in all notations.
  "https://127.0.0.1/",
  "https://10.0.0.8/",
  "https://172.16.3.4/",
  "https://192.168.1.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://100.64.0.1/",
  "https://0.0.0.0/",
  "https://8.8.8.8/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://1.2.3.4./",
  "https://①②⑦.⓪.⓪.①/",
  "https://[::1]/",
  "https://[::]/",
  "https://[fe80::1]/",
  "https://[fc00::1]/",
  "https://[fd12:3456::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:a9fe:a9fe]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[2001:4860:4860::8888]/",
  // Names of places inside.
  "https://localhost/",
  "https://api.localhost/",
  "https://router/",
  "https://db.internal/",
  "https://metadata.google.internal/",
  "https://nas.local/",
  "https://nas.home.arpa/",
  "https://1.0.0.127.in-addr.arpa/",
  "https://hooks.agency.com./",
  "https://printer.lan/",
  // Our own.
  "https://play.casino.com/graphql",
  "https://PLAY.casino.com/",
  "https://api.ours.io/",
  "https://platform.io/wps/session/logout",
  local,
])("N25 refuses %s", (address) => {
  expect(hookAddress(address, ours, null)).toBeNull();
});

it("N25 in development one origin of the machine is allowed besides, and no other", () => {
  expect(hookAddress(`${local}/hook`, ours, local)).toBe(`${local}/hook`);
  expect(hookAddress("http://127.0.0.1:9998/", ours, local)).toBeNull();
  expect(hookAddress("http://127.0.0.1:9999.evil.com/", ours, local)).toBeNull();
  expect(hookAddress("http://x@127.0.0.1:9999/", ours, local)).toBeNull();
});
