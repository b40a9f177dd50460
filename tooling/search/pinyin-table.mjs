/**
 * Writes `public/search/pinyin.json`: Pinyin without tones of the 6,763 characters of GB 2312, by the readings of
 * the package pinyin-pro (MIT). Run it after an update of that package; the file is committed, so that the
 * Worker, which reads it as a static file, does not contain the package.
 */
import { writeFileSync } from "node:fs";
import { pinyin } from "pinyin-pro";
import { at } from "../command/paths.mjs";

/** A character has more readings in a dictionary than people type. */
const mostReadings = 2;
const decoder = new TextDecoder("gb2312");
/** @type {Map<string, string>} */
const bySyllable = new Map();
for (let row = 0xb0; row <= 0xf7; row++) {
  for (let cell = 0xa1; cell <= 0xfe; cell++) {
    const character = decoder.decode(new Uint8Array([row, cell]));
    if (!/^\p{Script=Han}$/u.test(character)) continue;
    const readings = pinyin(character, {
      toneType: "none",
      type: "array",
      multiple: true,
      v: true,
    });
    for (const syllable of [...new Set(readings)].slice(0, mostReadings)) {
      if (/^[a-z]+$/.test(syllable))
        bySyllable.set(syllable, (bySyllable.get(syllable) ?? "") + character);
    }
  }
}
const sorted = Object.fromEntries([...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(at("public/search/pinyin.json"), `${JSON.stringify(sorted, null, 1)}\n`);
