/** Values of the design tokens format (2025.10), from and to those of a brand file. */

type Json = unknown;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const round = (value: number, digits = 4) => Number(value.toFixed(digits));

/** How the value of one setting is written as a token. `read` returns null for a value that the setting can't have. */
export interface TokenKind {
  type: string;
  says: string;
  write: (value: unknown) => Json | null;
  read: (value: Json) => unknown;
}

/** A CSS colour of a brand file as a token's value; null for one that only a browser can resolve. */
function colorToken(text: string) {
  const short = /^#([0-9a-f]{3,4})$/i.exec(text)?.[1];
  const digits = short ? short.replace(/./g, "$&$&") : /^#((?:[0-9a-f]{2}){3,4})$/i.exec(text)?.[1];
  if (digits) {
    const [red = 0, green = 0, blue = 0, alpha] = (digits.match(/../g) ?? []).map((pair) =>
      round(Number.parseInt(pair, 16) / 255),
    );
    return colorValue("srgb", [red, green, blue], alpha);
  }
  const [, space = "", inner = ""] = /^(rgb|oklch)\((.*)\)$/i.exec(text) ?? [];
  const parts = inner
    .trim()
    .split(/[\s,/]+/)
    .map((part) => ({ part: Number.parseFloat(part), isShare: part.endsWith("%") }));
  if (!/^[\d\s.,/%deg-]+$/.test(inner) || parts.length < 3 || parts.length > 4) return null;
  const numbers = parts.map(({ part, isShare }, at) => {
    if (isShare) return (part / 100) * (space === "oklch" && at === 1 ? 0.4 : 1);
    return space === "rgb" && at < 3 ? part / 255 : part;
  });
  const [first = 0, second = 0, third = 0, alpha] = numbers.map((part) => round(part));
  return colorValue(space === "rgb" ? "srgb" : "oklch", [first, second, third], alpha);
}

function colorValue(colorSpace: string, components: number[], alpha: number | undefined) {
  const value = { colorSpace, components, alpha: alpha ?? 1 };
  return colorSpace === "srgb" ? Object.assign(value, { hex: hexOf(components) }) : value;
}

const hexOf = (components: readonly number[]) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export const color: TokenKind = {
  type: "color",
  says: 'is no colour: { "colorSpace": "srgb" or "oklch", "components": three numbers, "alpha"? }',
  write: (value) => (typeof value === "string" ? colorToken(value) : null),
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.components)) return null;
    const { colorSpace, alpha = 1 } = value;
    // `none` is a missing component: zero, but where colours are mixed.
    const parts = value.components.map((part: unknown) => (part === "none" ? 0 : Number(part)));
    const most = colorSpace === "srgb" ? [1, 1, 1] : [1, 1, 360];
    const isIn = (part: number, limit = 1) => part >= 0 && part <= limit;
    if (typeof alpha !== "number" || !isIn(alpha)) return null;
    if (parts.length !== 3 || !parts.every((part, at) => isIn(part, most[at]))) return null;
    if (colorSpace === "srgb") return hexOf(alpha === 1 ? parts : parts.concat(alpha));
    if (colorSpace !== "oklch") return null;
    return `oklch(${parts.join(" ")}${alpha === 1 ? "" : ` / ${alpha}`})`;
  },
};

/** A length in px; `rem` is read, too. */
export function length(choices?: Readonly<Record<string, number>>): TokenKind {
  return {
    type: "dimension",
    says: choices
      ? `must be ${listOf(choices, "px")}`
      : 'is no length: { "value": a number, "unit": "px" or "rem" }',
    write: (value) => ({ value: choices?.[String(value)] ?? value, unit: "px" }),
    read(value) {
      if (!isRecord(value) || typeof value.value !== "number") return null;
      const factor = value.unit === "px" ? 1 : value.unit === "rem" ? 16 : Number.NaN;
      const pixels = value.value * factor;
      if (Number.isNaN(pixels)) return null;
      return choices ? nameIn(choices, pixels) : pixels;
    },
  };
}

/** How long a movement takes, in ms; `s` is read, too. */
export function duration(choices: Readonly<Record<string, number>>): TokenKind {
  return {
    type: "duration",
    says: `must be ${listOf(choices, "ms")}`,
    write: (value) => ({ value: choices[String(value)], unit: "ms" }),
    read(value) {
      if (!isRecord(value) || typeof value.value !== "number") return null;
      return nameIn(choices, value.unit === "s" ? value.value * 1000 : value.value);
    },
  };
}

export const factor = (choices: Readonly<Record<string, number>>): TokenKind => ({
  type: "number",
  says: `must be ${listOf(choices, "")}`,
  write: (value) => choices[String(value)],
  read: (value) => (typeof value === "number" ? nameIn(choices, value) : null),
});

/** A typeface by its family: the first one of a list counts, the others are for where it is not there. */
export const family = (families: Readonly<Record<string, string>>): TokenKind => ({
  type: "fontFamily",
  says: `must be ${Object.values(families).join(", ")}`,
  write: (value) => families[String(value)] ?? null,
  read(value) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    const found = Object.entries(families).find(([, name]) => name === first);
    return found?.[0] ?? null;
  },
});

const nameIn = (choices: Readonly<Record<string, number>>, value: number) =>
  Object.entries(choices).find(([, each]) => each === value)?.[0] ?? null;

const listOf = (choices: Readonly<Record<string, number>>, unit: string) =>
  Object.entries(choices)
    .map(([name, value]) => `${value}${unit && ` ${unit}`} (${name})`)
    .join(", ");
