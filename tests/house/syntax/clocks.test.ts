import { expect, it } from "vitest";
import { sourcesIn, textOf } from "../sources.ts";

/** Everything that reads the clock of the machine that it runs on. */
const readsClock =
  /\bDate\.now\b|\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<![.\w]|new )Date\(\)|timeOrigin/;

/** Runs in the Worker only, and has the Worker's clock. */
const workerOnly = /^app\/(edge|background|session)\/|\.test\.tsx?$/;

/** What these files write by a clock, only they read, by the same clock. */
const ownMoments: Readonly<Record<string, string>> = {
  "app/components/chat/chat-box.tsx": "how old a conversation of this browser is",
  "app/components/counting/tag.ts": "the tag's own protocol",
  "app/components/dialogs/popup-place.tsx": "when this browser showed a notice",
  "app/forms/pictures/picture-form.server.ts": "uploads under way in this isolate",
  "app/forms/steps/intent.ts": "what was clicked in this tab before the login",
  "app/routes/lobby/seamless/load-launch.server.ts": "since when the portal has the launch",
  "app/routes/member/wallets/route.tsx": "when the portal moved the funds",
};

it("A230 pages read no clock of their own: the server says when it is, `context.now()` and `serverTime()`", () => {
  const reading = sourcesIn(["app"], /\.tsx?$/).filter(
    (path) => !workerOnly.test(path) && readsClock.test(textOf(path)),
  );
  expect(reading).toEqual(Object.keys(ownMoments));
});

/** Only the server writes with them, or only in a language whose words are not known here. */
const engineWords: readonly string[] = [
  "app/i18n/format.ts",
  "app/i18n/text.ts",
  "app/i18n/missing-texts.ts",
];

it("A233 what React takes over is written without the engine's words: they differ between browsers", () => {
  const using = sourcesIn(["app"], /\.tsx?$/).filter(
    (path) =>
      !workerOnly.test(path) &&
      !path.endsWith(".server.ts") &&
      !engineWords.includes(path) &&
      /\bIntl\.|\.toLocale\w*String\(/.test(textOf(path)),
  );
  expect(using).toEqual([]);
});
