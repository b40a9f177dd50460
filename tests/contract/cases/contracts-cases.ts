import { expect } from "vitest";
import {
  contractChanges,
  contractList,
  contractPreview,
  contractStanding,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  runningContracts,
} from "../../../gateway/domains/contracts/calls.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import type { TestWorld } from "../support/sandbox.ts";

const terms = { rate: "0.1", period: "DAILY", activeCount: 1 } as const;

/** An offer from agent1 to a direct member, who has no better one. */
const offer = () => ({ action: "OFFER" as const, account: "agent6", terms });
const offered = ({ state, requestId }: { state: string | null; requestId: string | null }) => {
  expect(state).toBe("OFFERED");
  expect(requestId).toMatch(/\S/);
};

async function waitingOffer(world: TestWorld) {
  const { platform } = world.visit(await world.signIn("player1"));
  const { offers } = await platform.call(contractList, { kind: "REAL_TIME_SALARY" });
  return { action: "ACCEPT" as const, requestId: offers[0]?.id ?? "none" };
}

const ofTerms = [
  "terms terms.rate terms.amount terms.activeCount",
  "terms.periodConsumption terms.periodLoss terms.minBetPeriod terms.period",
].flatMap((line) => line.split(" "));
const ofRealTime = ["terms.winRate", "terms.lossRate", "terms.singleBetAmount"];
const ofContract = ["requestId", "kind", "state", "requestKind", ...ofTerms];

/** A second offer is refused while the first is pending. */
const byAgent = { as: "agent1", again: "UPSTREAM_REFUSED" } as const;

/** Contracts about dividend and salary. */
export const contractsCases = [
  contractCase(runningContracts, {
    needs: [
      ...ofTerms,
      ...ofRealTime,
      ..."requestId kind activeCount periodConsumption periodLoss betDays base amount".split(" "),
    ].map((place) => `[].${place}`),
    as: "agent1",
    check: (running) => {
      expect(running.filter(({ to }) => to === "agent1").map(({ kind }) => kind)).toEqual([
        "DIVIDEND",
        "DAILY_SALARY",
        "HOURLY_SALARY",
        "REAL_TIME_SALARY",
      ]);
      for (const { periodFrom, periodTo } of running) {
        expect(periodTo ?? 0).toBeGreaterThan(periodFrom ?? 0);
      }
    },
  }),
  contractCase(contractChanges, {
    needs: ["id", "requestId", "kind", "action"]
      .concat(ofTerms.slice(1), ofRealTime)
      .map((place) => `[].${place.replace("terms", "after")}`),
    as: "agent1",
    check: (changes) => {
      expect(changes).toContainEqual(
        expect.objectContaining({ action: "OFFERED", by: "agent1", to: "agent2", before: null }),
      );
      const times = changes.map(({ at }) => at ?? 0);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    },
  }),
  contractCase(contractStanding, {
    needs: ["dailysalreqtype", "divtypereq", "contracthoursalreq", "realtimesalreqtype"],
    as: "player1",
    check: ({ realTimeSalary, dividend }) =>
      expect([realTimeSalary, dividend]).toEqual(["OFFERED", "NONE"]),
  }),
  contractCase(processDividend, { ...byAgent, input: offer, check: offered }),
  contractCase(processDailySalary, { ...byAgent, input: offer, check: offered }),
  contractCase(processHourlySalary, {
    ...byAgent,
    input: offer,
    check: async (answer, world) => {
      offered(answer);
      for (const [who, account, code] of [
        // agent2 has no such contract to give a part of.
        ["agent2", "player1", "contract.rate"],
        ["agent2", "player2", "transfer.not.related"],
        ["agent8", "boston1", "currency.other"],
        ["player1", "agent2", "function.not.available"],
      ] as const) {
        const { platform } = world.visit(await world.signIn(who));
        const call = platform.call(processHourlySalary, { action: "OFFER", account, terms });
        expect(await refusalOf(call), `${who} to ${account}`).toBe(code);
      }
    },
  }),
  contractCase(processRealTimeSalary, {
    as: "player1",
    again: "UPSTREAM_REFUSED",
    input: waitingOffer,
    check: ({ state }) => expect(state).toBe("ACTIVE"),
  }),
  contractCase(contractPreview, {
    needs: ["periods", "paid", "base", "amount"],
    as: "agent1",
    input: () => ({ kind: "DAILY_SALARY" as const, account: "agent2", terms }),
    check: ({ periods, paid, base, amount }) => {
      expect(periods).toBe(7);
      expect(paid).toBeGreaterThan(0);
      // A tenth of a percent of the team's bets, rounded down for each day.
      expect(Number(amount)).toBeCloseTo(Number(base) / 1000, 2);
    },
  }),
  contractCase(contractList, {
    needs: ["mine", "given[]"]
      .flatMap((list) => ofContract.map((place) => `${list}.${place}`))
      .concat("mine", "offers", "given"),
    as: "agent1",
    input: () => ({ kind: "DIVIDEND" as const }),
    check: ({ mine, given }) => {
      expect(mine).toMatchObject({ kind: "DIVIDEND", to: "agent1", state: "ACTIVE" });
      expect(given.every(({ from }) => from === "agent1")).toBe(true);
    },
  }),
];
