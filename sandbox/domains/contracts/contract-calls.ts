import { and, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { type ContractRow, contract } from "../../db/schema/history.ts";
import { type Call, defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { accountName, noParams } from "../../http/params.ts";
import { formatRate } from "../records/rates.ts";
import { type Decision, decide } from "./decide.ts";
import { partyName } from "./end-contract.ts";
import { higherBelow } from "./higher-below.ts";
import { type ContractKind, contractKinds, ratesOf } from "./terms.ts";

function contractCall(id: string, kind: ContractKind, path: string, module: string): Call {
  return defineCall({
    id,
    methods: ["POST"],
    path,
    modules: [module],
    token: "required",
    audience: "real",
    params: v.strictObject({
      action: v.picklist(["OFFER", "ACCEPT", "REJECT", "TERMINATE"]),
      requestId: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
      account: v.optional(accountName, ""),
      terms: v.optional(v.unknown()),
    }),
    run: (context, wish: Decision) => decide(context, kind, wish),
  });
}

/** C48–C51: offer, accept, reject, terminate (S31) a contract of each kind. */
export const contractCalls: readonly Call[] = [
  contractCall("C48", "DIVIDEND", "/wps/relay/MCS2_processDividendReq", "SIGNCONDIV3"),
  contractCall("C49", "DAILY", "/wps/relay/MCS2_processDailySalContract", "DAILYSALCONT3"),
  contractCall("C50", "HOURLY", "/wps/relay/MCS2_processContractHourSalary", "HOURSAL3"),
  contractCall("C51", "REALTIME", "/wps/relay/MCSFE_processRealTimeSalaryContract", "RTSALARY3"),
];

/** CA40: the caller's contract of a kind, offers that wait, what the caller gave, and what has ended. */
export const contracts = defineCall({
  id: "CA40",
  methods: ["GET"],
  path: "/wps/contracts",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ kind: v.picklist(contractKinds) }),
  run: (context, { kind }) => {
    const { db } = context;
    const { id } = requireMember(context);
    const list = (column: typeof contract.toId | typeof contract.fromId) =>
      db
        .select()
        .from(contract)
        .where(and(eq(column, id), eq(contract.kind, kind)))
        .orderBy(desc(contract.offeredAt))
        .limit(100)
        .all();
    const mine = list(contract.toId);
    const active = mine.find(({ state }) => state === "ACTIVE");
    return {
      mine: active ? wireContract(db, active) : null,
      offers: mine.filter(({ state }) => state === "OFFERED").map((row) => wireContract(db, row)),
      given: list(contract.fromId).map((row) => wireContract(db, row)),
      ended: mine
        .filter(({ state }) => state === "REJECTED" || state === "TERMINATED")
        .map((row) => wireContract(db, row)),
    };
  },
});

/** C13: per kind "0" none, "1" a contract, "2" an offer that waits (D-31, A62). */
export const consolidated = defineCall({
  id: "C13",
  methods: ["GET"],
  path: "/wps/member/info/funds/consolidated",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => {
    const rows = context.db
      .select({ kind: contract.kind, state: contract.state })
      .from(contract)
      .where(
        and(
          eq(contract.toId, requireMember(context).id),
          inArray(contract.state, ["OFFERED", "ACTIVE"]),
        ),
      )
      .all();
    const word = (kind: ContractKind) => {
      const states = rows.filter((row) => row.kind === kind).map(({ state }) => state);
      return states.includes("OFFERED") ? "2" : states.includes("ACTIVE") ? "1" : "0";
    };
    return {
      dailysalreqtype: word("DAILY"),
      divtypereq: word("DIVIDEND"),
      contracthoursalreq: word("HOURLY"),
      realtimesalreqtype: word("REALTIME"),
    };
  },
});

function wireContract(db: Database, row: ContractRow) {
  const account = (id: number | null) => partyName(db, id);
  const ended = row.state === "OFFERED" ? higherBelow(db, row) : [];
  return {
    requestId: row.id,
    kind: row.kind,
    from: account(row.fromId),
    to: account(row.toId),
    state: row.state,
    requestKind: row.requestKind,
    terms: JSON.parse(row.terms),
    offeredAt: row.offeredAt,
    decidedAt: row.decidedAt,
    willTerminate: ended.map((below) => ({
      account: account(below.toId),
      rate: formatRate(Math.max(...ratesOf(below))),
    })),
    frozen: row.frozen,
    endedBy: row.endedBy,
    endReason: row.endReason,
  };
}
