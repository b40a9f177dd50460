/**
 * Property test of reality checks against a plain oracle (G11): whatever tabs and devices do, in whatever order, a game
 * is never open to play while a check is due, and no interval brings two checks.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { histories } from "../../../tests/support/histories.ts";
import { storeInMemory } from "../../testing/account-store.ts";
import { PlaySessions, pauseMs } from "./play-sessions.ts";

const minute = 60_000;
const longest = 60;
const tab = fc.nat(2);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("open" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("answer" as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("interval" as const),
      minutes: fc.option(fc.constantFrom(10, 15, 30, 60, 120)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("clock" as const),
      ahead: fc.integer({ min: -90 * minute, max: 90 * minute }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("play" as const),
      minutes: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("rest" as const),
      ms: fc.integer({ min: 1, max: 3 * pauseMs }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** How many checks were shown and answered in all histories, so that a test of nothing is noticed. */
const counts = { histories: 0, checks: 0, answers: 0, uncovered: 0 };

function world() {
  let at = 1_800_000_000_000;
  let ahead = 0;
  let own: number | null = null;
  const store = storeInMemory();
  let sessions = new PlaySessions(store);
  /** What each tab shows: the number of a check, null for an uncovered game. */
  const tabs = new Map<number, number | null>();
  /** The oracle: time since the last answer, when a game was last open, the check that waits for an answer. */
  const paper = {
    playedMs: 0,
    seenAt: null as number | null,
    latest: 0,
    waits: null as number | null,
    /** Nobody played for a while before the answer. */
    left: false,
  };
  let last = { at, now: at };

  const interval = () => Math.min(own ?? longest, longest) * minute;
  const clocks = () => ({ at, now: at + ahead });

  /** Adds the time since the last step, unless nobody has played for so long that the session is over. */
  function count() {
    const passed = Math.max(0, at - last.at, at + ahead - last.now);
    last = { at, now: Math.max(at + ahead, last.now) };
    if (paper.seenAt === null) return;
    const paused = at - paper.seenAt > pauseMs;
    if (paper.waits !== null) {
      paper.left ||= paused;
      return;
    }
    if (paused) {
      paper.playedMs = 0;
      paper.seenAt = null;
      return;
    }
    paper.playedMs += passed;
  }

  function visit(id: number) {
    count();
    const { check } = sessions.visitPlay(clocks(), longest);
    if (paper.seenAt === null) {
      paper.playedMs = 0;
      last = clocks();
    }
    paper.seenAt = at;
    const due = paper.waits !== null || paper.playedMs >= interval();
    expect(check.due, `played ${paper.playedMs} of ${interval()} ms`).toBe(due);
    if (due && paper.waits === null) {
      expect(check.number, "never twice for one interval").toBeGreaterThan(paper.latest);
      counts.checks += 1;
      paper.waits = check.number;
      paper.latest = check.number;
    }
    if (paper.waits !== null) expect(check.number).toBe(paper.waits);
    if (!due) {
      counts.uncovered += 1;
      expect(check.inMs).toBe(interval() - paper.playedMs);
    }
    tabs.set(id, due ? check.number : null);
  }

  return {
    run(step: Step) {
      switch (step.kind) {
        case "open":
          return visit(step.tab);
        case "close":
          tabs.delete(step.tab);
          return;
        case "answer": {
          const shown = tabs.get(step.tab);
          if (shown == null) return;
          count();
          const answer = sessions.answerCheck(shown, clocks(), longest);
          expect(answer).toBe(shown === paper.waits ? "DONE" : "ANSWERED");
          if (answer === "DONE") {
            counts.answers += 1;
            paper.waits = null;
            paper.playedMs = 0;
            if (paper.left) paper.seenAt = null;
            paper.left = false;
          }
          return visit(step.tab);
        }
        case "interval":
          count();
          // A check that became due since the last visit stays due.
          if (paper.waits === null && paper.seenAt !== null && paper.playedMs >= interval()) {
            paper.waits = paper.latest + 1;
            paper.latest += 1;
            counts.checks += 1;
          }
          own = step.minutes;
          sessions.changeCheckInterval(own, clocks(), longest);
          return;
        case "clock":
          ahead = step.ahead;
          return;
        case "restart":
          sessions = new PlaySessions(store);
          return;
        case "rest":
          at += step.ms;
          return;
        case "play":
          for (let n = 0; n < step.minutes; n += 1) {
            at += minute;
            for (const id of tabs.keys()) visit(id);
          }
      }
    },
  };
}

it("G11 in no random history is a game uncovered while a check is due, or checked twice for one interval", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: "max" }), (steps) => {
      counts.histories += 1;
      const { run } = world();
      for (const each of steps) run(each);
    }),
    { numRuns: histories(400) },
  );
  if (process.env.PORTICO_COUNTS) process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(counts.checks).toBeGreaterThan(histories(300));
  expect(counts.answers).toBeGreaterThan(histories(200));
  expect(counts.uncovered).toBeGreaterThan(histories(10_000));
});
