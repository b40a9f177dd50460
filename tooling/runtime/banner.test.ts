import { expect, it } from "vitest";
import { banner } from "./banner.mjs";

const facts = {
  origin: "http://localhost:8788",
  sandboxOrigin: "http://localhost:8789",
  platformOrigin: null,
  accounts: [{ account: "player1", password: "secret-1", note: "member" }],
};

it("shows the sandbox and its accounts if it is the platform", () => {
  const text = banner(facts);
  expect(text).toContain("the sandbox, http://localhost:8789");
  expect(text).toMatch(/player1\s+secret-1\s+member/);
});

it("shows another platform without the sandbox", () => {
  const text = banner({ ...facts, platformOrigin: "https://api.casino.games" });
  expect(text).toMatch(/Platform\s+https:\/\/api\.casino\.games\n/);
  expect(text).not.toMatch(/sandbox|8789|player1|secret-1|Demo accounts/);
  expect(text).toContain(".portico/dev-secrets.json");
});

it("A55 shows Firebase's emulator only if it is used", () => {
  expect(banner({ ...facts, emulator: "http://localhost:9099" })).toContain(
    "http://localhost:9099",
  );
  expect(banner(facts)).not.toContain("Firebase");
});
