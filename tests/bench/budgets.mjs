/**
 * The budgets (docs/performance.md). Below `warn` no tuning is needed; a measurement above `fail` is a defect. 1 kB is
 * 1000 bytes.
 * @typedef {{warn: number, fail: number}} Budget
 */
export const budgets = {
  /** Bytes, gzip, without the list of routes. */
  homeScripts: { warn: 125_000, fail: 135_000 },
  /** Bytes, gzip, in addition to the home page's. */
  routeScripts: { warn: 16_000, fail: 20_000 },
  /** Bytes, raw. */
  homeHtml: { warn: 130_000, fail: 150_000 },
  missingHtml: { warn: 26_000, fail: 40_000 },
  /** Bytes, gzip, all modules of the production Worker. */
  worker: { warn: 650_000, fail: 700_000 },
  /** As a multiple of a bare Worker's start. */
  start: { warn: 3, fail: 4 },
  wrongDecisions: { warn: 0, fail: 0 },
  /** Of 200 that are sent. */
  depositsASecond: { warn: 190, fail: 150 },
  /** Processor time that an account's object adds to a launch or a deposit, in ms, with what it writes. */
  checks: { warn: 1, fail: 3 },
  /** As a multiple of `/healthz`, processor time. */
  guestPage: { warn: 3, fail: 5 },
  stalePage: { warn: 30, fail: 45 },
  memberPage: { warn: 20, fail: 30 },
  /** Platform calls of the home page. */
  guestCold: { warn: 12, fail: 12 },
  guestCrowd: { warn: 12, fail: 12 },
  guestWarm: { warn: 0, fail: 0 },
  memberCold: { warn: 16, fail: 16 },
  memberWarm: { warn: 6, fail: 6 },
  memberAgain: { warn: 1, fail: 1 },
  /** Calls that wait for headers at the same time: the runtime's limit. */
  callsAtOnce: { warn: 6, fail: 6 },
  /** As a multiple of the same calls without the gateway, processor time. */
  coldQuery: { warn: 3, fail: 4 },
  /** MB, after a minute of load with a heap of 128 MB. */
  memory: { warn: 200, fail: 220 },
  loadErrors: { warn: 0, fail: 0 },
  /** As a multiple of the plain single-page app, on slow 4G with a quarter of the processor. */
  largestPaint: { warn: 0.5, fail: 0.7 },
  firstPress: { warn: 0.9, fail: 1.1 },
  /** ms with a quarter of the processor. */
  inp: { warn: 150, fail: 200 },
  /** ms: a key with the index on a quarter of the processor; the first key on slow 4G; the edge's own time (Q6). */
  searchKey: { warn: 50, fail: 100 },
  searchFirstKey: { warn: 400, fail: 600 },
  searchEdge: { warn: 100, fail: 200 },
  /** Out of 100; a minimum. */
  lighthouse: { warn: 97, fail: 90 },
  /** ms after the platform's response, for a million rounds. */
  report: { warn: 300, fail: 600 },
  /** ms in `npm run dev`. */
  devFirstPage: { warn: 10_000, fail: 20_000 },
  devChange: { warn: 2000, fail: 4000 },
};
