import { expect } from "vitest";
import {
  contractList,
  contractPreview,
  contractStanding,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from "../../../gateway/domains/contracts/calls.ts";
import { contractCase } from "../case.ts";
import type { TestWorld } from "../sandbox.ts";

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

const ofContract = [
  "requestId kind state requestKind terms terms.rate terms.amount terms.activeCount",
  "terms.periodConsumption terms.periodLoss terms.minBetPeriod terms.period",
].flatMap((line) => line.split(" "));

/** A second offer is refused while the first is pending. */
const byAgent = { as: "agent1", again: "UPSTREAM_REFUSED" } as const;

/** Contracts about dividend and salary. */
export const contractsCases = [
  contractCase(contractStanding, {
    as: "player1",
    check: ({ realTimeSalary, dividend }) =>
      expect([realTimeSalary, dividend]).toEqual(["OFFERED", "NONE"]),
  }),
  contractCase(processDividend, { ...byAgent, input: offer, check: offered }),
  contractCase(processDailySalary, { ...byAgent, input: offer, check: offered }),
  contractCase(processHourlySalary, { ...byAgent, input: offer, check: offered }),
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
    needs: ["mine", "given[]"].flatMap((list) => ofContract.map((place) => `${list}.${place}`)),
    as: "agent1",
    input: () => ({ kind: "DIVIDEND" as const }),
    check: ({ mine, given }) => {
      expect(mine).toMatchObject({ kind: "DIVIDEND", to: "agent1", state: "ACTIVE" });
      expect(given.every(({ from }) => from === "agent1")).toBe(true);
    },
  }),
];
