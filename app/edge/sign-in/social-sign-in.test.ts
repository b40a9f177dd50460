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
  it("A55 is none for a brand that names none, and costs it nothing", () => {
    for (const settings of [production, development]) {
      expect(socialSignIn(hanbit, settings)).toBeNull();
      expect(identitySettings(hanbit, settings)).toBeNull();
      expect(socialSources(hanbit, settings)).toEqual({ connect: [], frames: [] });
    }
  });

  it("A55 has the brand's project, and believes signed tokens alone", () => {
    expect(socialSignIn(real, production)).toEqual({ providers, firebase, emulator: null });
    expect(identitySettings(real, production)).toMatchObject({
      ...{ projectId: "aurora-live", providers, emulated: false },
    });
  });

  it("A55 without a project there are buttons only where development names the emulator", () => {
    expect(socialSignIn(aurora, production)).toBeNull();
    expect(identitySettings(aurora, production)).toBeNull();
    // Never the project's own name: what the emulator makes is good for nothing elsewhere.
    for (const brand of [aurora, real]) {
      expect(socialSignIn(brand, development)).toMatchObject({
        emulator: "http://localhost:9099",
        firebase: { projectId: "demo-aurora" },
      });
      expect(identitySettings(brand, development)).toMatchObject({
        ...{ projectId: "demo-aurora", emulated: true },
      });
    }
  });

  it("A55 opens the policy for exactly what Firebase needs", () => {
    const captcha = ["https://www.google.com", "https://recaptcha.google.com"];
    const only = (...names: (typeof providers)[number][]) =>
      socialSources({ ...real, socialSignIn: { providers: names, firebase } }, production);
    const connect = ["https://identitytoolkit.googleapis.com"];
    expect(only("google")).toEqual({ connect, frames: ["https://auth.aurora.example"] });
    expect(only("phone")).toEqual({ connect, frames: captcha });
    expect(socialSources(real, production)).toEqual({
      ...{ connect, frames: ["https://auth.aurora.example", ...captcha] },
    });
    expect(socialSources(aurora, development)).toEqual({
      ...{ connect: ["http://localhost:9099"], frames: ["http://localhost:9099"] },
    });
  });
});
