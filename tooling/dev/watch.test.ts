import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { at } from "../command/paths.mjs";
import { watchSources } from "./watch.mjs";

const folder = `.portico/watch-${process.pid}`;
const undo: (() => void)[] = [() => rmSync(at(folder), { recursive: true, force: true })];
afterAll(() => {
  for (const each of undo.toReversed()) each();
});

it("reports a watched file by its name, also after an editor has replaced it", async () => {
  mkdirSync(at(`${folder}/deep`), { recursive: true });
  const file = `${folder}/one.json`;
  writeFileSync(at(file), "{}");
  const reported: string[][] = [];
  undo.push(watchSources([file, `${folder}/deep`], async (files) => void reported.push(files)));
  const next = async (count: number) =>
    expect.poll(() => reported.length, { timeout: 5000 }).toBe(count);

  writeFileSync(at(file), "1");
  await next(1);
  writeFileSync(at(`${folder}/draft`), "2");
  renameSync(at(`${folder}/draft`), at(file));
  await next(2);
  writeFileSync(at(file), "3");
  await next(3);
  writeFileSync(at(`${folder}/deep/two.ts`), "");
  await next(4);
  expect(reported).toEqual([[file], [file], [file], [`${folder}/deep/two.ts`]]);
});
