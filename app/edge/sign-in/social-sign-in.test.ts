import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { identitySettings, socialSignIn, socialSources } from "./social-sign-in.ts";

const firebase = {
  apiKey: "AIzaSy-a-key-of-a-real-project",
  authDomain: "auth.aurora.example",
  projectId: "aurora-live",
};
const providers = ["google" as const, "facebook" as const, "phone" as const];
const real = { ...aurora, socialSignIn: { providers, firebase } };
const production = { firebaseEmulator: null };
const development = { firebaseEmulator: "http://localhost:9099" };

describe("social sign-in", () => {
  it("A55 is null for a brand without providers, and adds no hosts", () => {
    for (const settings of [production, development]) {
      expect(socialSignIn(hanbit, settings)).toBeNull();
      expect(identitySettings(hanbit, settings)).toBeNull();
      expect(socialSources(hanbit, settings)).toEqual({ connect: [], frames: [] });
    }
  });

  it("A55 has the brand's project, and accepts signed tokens only", () => {
    expect(socialSignIn(real, production)).toEqual({ providers, firebase, emulator: null });
    expect(identitySettings(real, production)).toMatchObject({
      projectId: "aurora-live",
      providers,
      emulated: false,
    });
  });

  it("A55 without a project, works only with the emulator in development", () => {
    expect(socialSignIn(aurora, production)).toBeNull();
    expect(identitySettings(aurora, production)).toBeNull();
    // Not the real project's id, so the emulator's tokens are invalid elsewhere.
    for (const brand of [aurora, real]) {
      expect(socialSignIn(brand, development)).toMatchObject({
        emulator: "http://localhost:9099",
        firebase: { projectId: "demo-aurora" },
      });
      expect(identitySettings(brand, development)).toMatchObject({
        projectId: "demo-aurora",
        emulated: true,
      });
    }
  });

  it("A55 allows exactly the hosts that Firebase needs", () => {
    const captcha = ["https://www.google.com", "https://recaptcha.google.com"];
    const only = (...names: (typeof providers)[number][]) =>
      socialSources({ ...real, socialSignIn: { providers: names, firebase } }, production);
    const connect = ["https://identitytoolkit.googleapis.com"];
    expect(only("google")).toEqual({ connect, frames: ["https://auth.aurora.example"] });
    expect(only("phone")).toEqual({ connect, frames: captcha });
    expect(socialSources(real, production)).toEqual({
      connect,
      frames: ["https://auth.aurora.example", ...captcha],
    });
    expect(socialSources(aurora, development)).toEqual({
      connect: ["http://localhost:9099"],
      frames: ["http://localhost:9099"],
    });
  });
});
