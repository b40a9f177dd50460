import { expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import { LoginTimes, type NotedLogin } from "./login-times.ts";

const login = (at: number, device: string | null = null) => ({ at, device });

it("G28 a login shows the one before it, whatever other device signs in later; a first one shows none", () => {
  const times = new LoginTimes(storeInMemory());
  times.noteLogin(login(1000, "Chrome · Windows"), null);
  expect(times.loginBefore(1000)).toBeNull();
  times.noteLogin(login(2000), null);
  times.noteLogin(login(3000), null);
  expect(times.loginBefore(2000)).toEqual(login(1000, "Chrome · Windows"));
  expect(times.loginBefore(3000)).toEqual(login(2000));
});

it("G28 a session that goes on under a new id after a change of the password is no further login", () => {
  const times = new LoginTimes(storeInMemory());
  times.noteLogin(login(1000), null);
  times.noteLogin(login(2000), null);
  times.noteLogin(login(2500), 2000);
  expect(times.loginBefore(2500)).toEqual(login(1000));
});

it("G28 keeps twenty logins", () => {
  const store = storeInMemory();
  const times = new LoginTimes(store);
  for (let at = 1; at <= 50; at += 1) times.noteLogin(login(at), null);
  const stored = store.values<NotedLogin>("login").all();
  expect(stored.map(({ at }) => at).sort()).toEqual(Array.from({ length: 20 }, (_, n) => n + 31));
});
