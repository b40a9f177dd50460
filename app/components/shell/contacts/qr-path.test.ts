import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";
import { qrFile, qrRows } from "./qr-rows.server.ts";

/** Reads a path of `M x y h n v1 h-n z` runs back into modules. */
function modules(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at++) {
      const row = grid[Number(y)];
      if (row) row[at] = true;
    }
  }
  return grid;
}

describe("QR codes", () => {
  it("U20 draws each module of the code", () => {
    const address = "https://apps.aurora.example/android?channel=web";
    const code = qrRows(address);
    const { data, size } = encode(address, { ecc: "M", border: 0 });
    expect(code.size).toBe(size);
    expect(modules(qrPath(code), size)).toEqual(data);
  });

  it("U20 K60 as a file it is dark on white with a quiet zone", () => {
    const code = qrRows("https://apps.aurora.example/android");
    const file = qrFile(code);
    expect(file).toContain(`viewBox="-2 -2 ${code.size + 4} ${code.size + 4}"`);
    expect(file).toContain(`<path d="${qrPath(code)}"/>`);
    expect(file).not.toContain("aurora");
  });
});
