import { afterEach, describe, expect, it, vi } from "vitest";
import { type CsvProgress, downloadCsv } from "./download-csv.ts";

afterEach(() => void vi.unstubAllGlobals());

const csv = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="aurora-profit.csv"',
      "X-Csv-Rows": "5",
      "X-Csv-Most": "3",
      ...headers,
    },
  });

function serve(...answers: Response[]) {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (href: string) => {
    requested.push(href);
    const answer = answers.shift();
    if (!answer) throw new Error("asked too often");
    return answer;
  });
  const seen: CsvProgress[] = [];
  const run = () =>
    downloadCsv("/x.csv?from=1", {
      signal: new AbortController().signal,
      onProgress: (progress) => seen.push(progress),
    });
  return { requested, seen, run };
}

describe("U30e a long file with its progress", () => {
  it("joins the parts, and says how far it has come", async () => {
    const { requested, seen, run } = serve(csv("a\r\n1\r\n2\r\n3\r\n"), csv("4\r\n5\r\n"));
    const { file, name } = await run();
    expect([await file.text(), name]).toEqual([
      "a\r\n1\r\n2\r\n3\r\n4\r\n5\r\n",
      "aurora-profit.csv",
    ]);
    expect(requested).toEqual(["/x.csv?from=1&part=1", "/x.csv?from=1&part=2"]);
    expect(seen.at(-1)).toEqual({ rows: 5, total: 5 });
  });

  it("asks on until a part is not full, where nobody says how many rows there are", async () => {
    const unknown = { "X-Csv-Rows": "" };
    const { seen, run } = serve(csv("a\r\n1\r\n2\r\n3\r\n", unknown), csv("", unknown));
    expect(await (await run()).file.text()).toBe("a\r\n1\r\n2\r\n3\r\n");
    expect(seen.at(-1)).toEqual({ rows: 3, total: null });
  });

  it("E12 keeps nothing of what was refused, or is a page of something else", async () => {
    await expect(serve(new Response("no", { status: 503 })).run()).rejects.toThrow("503");
    const login = new Response("<html>", { headers: { "Content-Type": "text/html" } });
    await expect(serve(login).run()).rejects.toThrow("refused");
  });
});
