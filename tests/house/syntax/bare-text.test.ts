import { expect, it } from "vitest";
import { sourcesIn, textOf } from "../sources.ts";
import { bareTextsIn } from "./bare-text.ts";

const kindsIn = (jsx: string) =>
  bareTextsIn("x.tsx", `export const X = () => (${jsx});`).map(({ kind }) => kind);

it.each([
  ["<p>{on ? t('a') : null}{t('b')}</p>", ["vanishes", "before"]],
  ["<p>{on && t('a')}<b /></p>", ["vanishes"]],
  ["<p>{on ? <b /> : null} text</p>", ["before"]],
  ["<p>{rows.map(row)}{total}</p>", ["before"]],
  ["<p>{on ? <>{t('a')} <b /></> : <i />}</p>", ["loose", "loose"]],
  ["<><i />{on ? 'a' : <b />}</>", ["loose", "vanishes"]],
  ["<p>{found ?? <b />}: {t('a')}</p>", ["vanishes"]],
])("A231 finds what a translated page fails at: %s", (jsx, kinds) => {
  expect(kindsIn(jsx)).toEqual(kinds);
});

it.each([
  "<p>{on ? t('a') : null}</p>",
  "<p>{on ? <span>{t('a')}</span> : null}<span>{t('b')}</span></p>",
  "<p>{t('a')}: {t('b')}{on ? <b /> : null}</p>",
  "<p>{on ? t('a') : t('b')}</p>",
  "<Summary title={<><i />{t('a')}</>} />",
])("A231 leaves alone what a translator may wrap: %s", (jsx) => {
  expect(kindsIn(jsx)).toEqual([]);
});

it("A231 a text that comes and goes, or that something comes before, stands in an element of its own", () => {
  const found = sourcesIn(["app"], /\.tsx$/).flatMap((path) =>
    bareTextsIn(path, textOf(path)).map(
      ({ line, kind, text }) => `${path}:${line} ${kind} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
