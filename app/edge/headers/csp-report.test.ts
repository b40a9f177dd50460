import { expect, it } from "vitest";
import type { LogLine } from "../../../gateway/request/request-scope.ts";
import { collectReport } from "./csp-report.ts";

async function collect(body: string, now: number, lines: LogLine[] = []) {
  const request = new Request("http://portal.test/__csp-report", { method: "POST", body });
  const answer = await collectReport(
    request,
    { requestId: "r-1", sessionMark: null, address: null, log: (line) => void lines.push(line) },
    now,
    { own: "https://portal.test", pathOf: async (path) => path.replace("player1", ":account") },
  );
  return { status: answer.status, lines };
}

it("logs either kind of report in one line, without queries", async () => {
  const old = {
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.test/x.js?who=me",
      "document-uri": "https://portal.test/login?returnTo=%2Fme#x",
    },
  };
  const fresh = [
    { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "data" } },
  ];
  const { status, lines } = await collect(JSON.stringify(old), 0);
  expect(status).toBe(204);
  await collect(JSON.stringify(fresh), 0, lines);
  expect(lines).toEqual([
    {
      level: "warn",
      event: "security.csp.report",
      requestId: "r-1",
      session: null,
      directive: "script-src-elem",
      blocked: "https://evil.test/x.js",
      page: "https://portal.test/login",
    },
    expect.objectContaining({ directive: "img-src", blocked: "data", page: undefined }),
  ]);
});

it("N12 logs a page of ours by the name of its parameters", async () => {
  const report = {
    "csp-report": {
      "blocked-uri": "https://portal.test/agentHome/downline/player1?x=1",
      "document-uri": "https://portal.test/agentHome/downline/player1#top",
    },
  };
  const { lines } = await collect(JSON.stringify(report), 240_000);
  const page = "https://portal.test/agentHome/downline/:account";
  expect(lines).toMatchObject([{ blocked: page, page }]);
});

it("answers 204 to an unreadable report", async () => {
  for (const body of ["", "{", "null", "[]", '[{"body":null}]', '{"csp-report":"x"}', "7"]) {
    expect(await collect(body, 60_000)).toEqual({ status: 204, lines: [] });
  }
});

it("logs at most thirty lines a minute", async () => {
  const report = '{"csp-report":{"blocked-uri":"inline"}}';
  const lines: LogLine[] = [];
  for (let count = 0; count < 50; count += 1) await collect(report, 120_000, lines);
  expect(lines).toHaveLength(30);
  await collect(report, 180_000, lines);
  expect(lines).toHaveLength(31);
});
