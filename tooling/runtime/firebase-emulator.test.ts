import { expect, it } from "vitest";
import { emulatorFor } from "./firebase-emulator.mjs";

const quiet = () => undefined;

it("A151 A55 npm start uses the emulator of the environment, and none by default", async () => {
  const env = { FIREBASE_AUTH_EMULATOR: "http://localhost:9099/" };
  expect(await emulatorFor(env, [], quiet)).toMatchObject({ origin: "http://localhost:9099" });
  expect(await emulatorFor({}, ["node", "start.mjs"], quiet)).toBeNull();
});
