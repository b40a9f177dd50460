/**
 * Draws Aurora's hero, a night with northern light over ice, into public/brands/aurora/: wide for a desk, narrow for a
 * phone, each as AVIF and as WebP. A wide one is dark at its lower left, where the text stands. The same numbers give
 * the same picture; the files are in git.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../tooling/test/browser.mjs";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../public/brands/aurora/${path}`, import.meta.url));

/**
 * Runs in the page.
 * @param {{ width: number; height: number; focus: number; seed: number }} view focus: where the light is brightest, of the width
 */
function draw({ width, height, focus, seed }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const table = Array.from({ length: 4096 }, random);
  /** Smooth noise along a line. @param {number} place */
  const noise = (place) => {
    const whole = Math.floor(place);
    const part = place - whole;
    const [a = 0, b = 0] = [table[whole & 4095], table[(whole + 1) & 4095]];
    return a + (b - a) * part * part * (3 - 2 * part);
  };
  const horizon = height * 0.8;
  const sky = pen.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, "#04060f");
  sky.addColorStop(0.55, "#0a1330");
  sky.addColorStop(1, "#16305c");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  for (let star = 0; star < width / 5; star += 1) {
    pen.globalAlpha = 0.15 + random() * 0.7;
    pen.fillStyle = "#e6f3ff";
    const size = random() ** 5 * 2.2 + 0.5;
    pen.fillRect(random() * width, random() ** 1.4 * horizon, size, size);
  }
  pen.globalCompositeOperation = "lighter";
  const curtains = [
    { low: 0.44, sway: 0.1, tall: 0.5, tones: ["122,92,255", "80,120,255"], power: 0.5, step: 3.1 },
    {
      low: 0.62,
      sway: 0.16,
      tall: 0.62,
      tones: ["96,110,255", "54,232,170"],
      power: 0.95,
      step: 2.2,
    },
    {
      low: 0.72,
      sway: 0.08,
      tall: 0.34,
      tones: ["40,160,220", "110,255,190"],
      power: 0.55,
      step: 4.4,
    },
  ];
  for (const [index, { low, sway, tall, tones, power, step }] of curtains.entries()) {
    for (let x = 0; x < width; x += 1) {
      const along = (x / height) * step * 0.55 + index * 37;
      const foot =
        height * (low + (noise(along) - 0.5) * sway * 2 + Math.sin(along * 1.7) * sway * 0.35);
      const ray = 0.45 + 0.55 * noise(along * 19 + 200) * noise(along * 5 + 90);
      const near = Math.exp(-(((x / width - focus) * 1.9) ** 2));
      const strength = power * ray * (0.16 + near) * (0.35 + 0.9 * noise(along * 1.3 + 500));
      const top = foot - height * tall * (0.55 + 0.6 * noise(along * 4 + 300));
      const fade = pen.createLinearGradient(0, top, 0, foot + height * 0.035);
      fade.addColorStop(0, `rgba(${tones[0]},0)`);
      fade.addColorStop(0.45, `rgba(${tones[0]},${(strength * 0.34).toFixed(3)})`);
      fade.addColorStop(0.88, `rgba(${tones[1]},${(strength * 0.8).toFixed(3)})`);
      fade.addColorStop(1, `rgba(${tones[1]},0)`);
      pen.globalAlpha = 1;
      pen.fillStyle = fade;
      pen.fillRect(x, top, 1.6, foot - top + height * 0.04);
    }
  }
  pen.globalCompositeOperation = "source-over";
  // The lake mirrors the sky, dimly and drawn out.
  const mirror = document.createElement("canvas");
  mirror.width = width;
  mirror.height = height;
  mirror.getContext("2d")?.drawImage(canvas, 0, 0);
  pen.save();
  pen.beginPath();
  pen.rect(0, horizon, width, height - horizon);
  pen.clip();
  pen.fillStyle = "#050a18";
  pen.fillRect(0, horizon, width, height - horizon);
  pen.globalAlpha = 0.5;
  pen.filter = `blur(${Math.round(height / 90)}px)`;
  pen.translate(0, horizon * 1.42);
  pen.scale(1, -0.42);
  pen.drawImage(mirror, 0, 0);
  pen.restore();
  /** @param {number} base @param {number} rise @param {number} wide @param {string} fill @param {string} edge @param {number} shift */
  const ridge = (base, rise, wide, fill, edge, shift) => {
    pen.beginPath();
    pen.moveTo(0, horizon + 2);
    for (let x = 0; x <= width; x += 2) {
      const along = x / (height * wide) + shift;
      const peak = noise(along) * 0.62 + noise(along * 3.1) * 0.26 + noise(along * 9.7) * 0.12;
      pen.lineTo(x, horizon - height * (base + rise * peak ** 1.6));
    }
    pen.lineTo(width, horizon + 2);
    pen.closePath();
    pen.fillStyle = fill;
    pen.fill();
    pen.strokeStyle = edge;
    pen.lineWidth = 1;
    pen.stroke();
  };
  ridge(0.02, 0.26, 0.42, "#0e1c3c", "rgba(170,225,255,.28)", 11);
  ridge(0, 0.17, 0.26, "#081228", "rgba(150,210,245,.2)", 71);
  pen.fillStyle = "rgba(190,235,255,.3)";
  pen.fillRect(0, horizon, width, 1);
  const shade = pen.createLinearGradient(0, height, width * 0.62, height * 0.1);
  shade.addColorStop(0, `rgba(5,8,20,${focus > 0.55 ? 0.86 : 0.5})`);
  shade.addColorStop(1, "rgba(5,8,20,0)");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
  return canvas.toDataURL("image/png");
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined });
const page = await browser.newPage();
for (const [name, view] of /** @type {const} */ ([
  ["hero", { width: 1920, height: 613, focus: 0.7, seed: 7 }],
  ["hero-phone", { width: 780, height: 520, focus: 0.5, seed: 7 }],
])) {
  const url = await page.evaluate(draw, view);
  const picture = sharp(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  writeFileSync(
    at(`${name}.avif`),
    await picture.clone().avif({ quality: 64, effort: 6 }).toBuffer(),
  );
  writeFileSync(
    at(`${name}.webp`),
    await picture.clone().webp({ quality: 84, effort: 6 }).toBuffer(),
  );
}
await browser.close();
