/**
 * The budgets (docs/performance.md). Below `warn` no tuning is needed; a measurement above `fail` is a defect. 1 kB is
 * 1000 bytes.
 * @typedef {{warn: number, fail: number}} Budget
 */
export const budgets = {
  /** Bytes, gzip: a guest's home without the list of routes, and the requests for it. */
  homeScripts: { warn: 120_000, fail: 145_000 },
  homeFiles: { warn: 12, fail: 16 },
  /** Bytes, gzip: what two or more pages of an area load beyond home's, once. */
  areaScripts: {
    lobby: { warn: 30_000, fail: 45_000 },
    session: { warn: 30_000, fail: 45_000 },
    member: { warn: 48_000, fail: 65_000 },
    agent: { warn: 60_000, fail: 90_000 },
    operator: { warn: 48_000, fail: 65_000 },
  },
  /** Bytes, gzip: what a page loads beyond its area. */
  pageScripts: { warn: 10_000, fail: 20_000 },
  /** Bytes, raw. */
  homeHtml: { warn: 150_000, fail: 200_000 },
  missingHtml: { warn: 35_000, fail: 50_000 },
  /** Bytes, gzip, all modules of the production Worker. */
  worker: { warn: 750_000, fail: 900_000 },
  /** Characters of the code that runs before the edge's first response. */
  edgeCode: { warn: 185_000, fail: 210_000 },
  /** Processor time in ms. */
  world: { warn: 50, fail: 100 },
  /** As a multiple of a bare Worker's start. */
  start: { warn: 3, fail: 5 },
  /** As a multiple of `/healthz`, processor time. */
  guestPage: { warn: 3, fail: 5 },
  stalePage: { warn: 40, fail: 60 },
  memberPage: { warn: 22, fail: 35 },
  /** Platform calls of the home page. */
  guestCold: { warn: 12, fail: 13 },
  guestCrowd: { warn: 12, fail: 13 },
  guestWarm: { warn: 0, fail: 1 },
  memberCold: { warn: 16, fail: 17 },
  memberWarm: { warn: 6, fail: 7 },
  memberAgain: { warn: 1, fail: 2 },
  /** Calls that wait for headers at the same time: the runtime's limit. */
  callsAtOnce: { warn: 6, fail: 6 },
  /** MB, after a minute of load with a heap of 128 MB. */
  memory: { warn: 200, fail: 220 },
  loadErrors: { warn: 0, fail: 0 },
  /** ms: a key with the index on a quarter of the processor; the first key on slow 4G; the edge's own time (Q6). */
  searchKey: { warn: 75, fail: 120 },
  searchFirstKey: { warn: 400, fail: 700 },
  searchEdge: { warn: 100, fail: 200 },
  /** Out of 100; a minimum. */
  lighthouse: { warn: 97, fail: 90 },
  /** ms in `npm run dev`. */
  devFirstPage: { warn: 10_000, fail: 20_000 },
  devChange: { warn: 2000, fail: 4000 },
};
