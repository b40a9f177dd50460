import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { appCodes, qrRows } from "./app-codes.server.ts";
import { qrPath } from "./qr-code.tsx";

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
  it("U20 what is drawn is the code, module for module", () => {
    const address = "https://apps.aurora.example/android?channel=web";
    const code = qrRows(address);
    const { data, size } = encode(address, { ecc: "M", border: 0 });
    expect(code.size).toBe(size);
    expect(modules(qrPath(code), size)).toEqual(data);
  });

  it("U20 only app resources get one, in the operator's order", () => {
    const resource = (kind: string, label: string) => ({ kind, label, url: `https://x/${label}` });
    const codes = appCodes([
      resource("SOCIAL", "Telegram"),
      resource("APP", "iOS"),
      resource("APP", "iOS Profile"),
      resource("APP", "Android"),
    ]);
    expect(codes.map(({ label }) => label)).toEqual(["iOS", "iOS Profile", "Android"]);
  });
});
