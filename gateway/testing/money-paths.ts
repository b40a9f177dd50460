/** Every way by which money comes in or play begins (G7, G17), for the tests of breaks and limits. */
import { freshKey } from "./deposits.ts";

/** What an account's object is asked. */
export type Check = "openBreak" | "signInState" | "reserve" | "checkPlay";

/** The platform's calls by which money comes in or play begins. */
export const sends = {
  deposit: "POST /wps/deposit/requests",
  team: "POST /wps/transfer/line",
  wallet: "POST /wps/relay/GCS_walletTransfer",
  launch: "POST /wps/game/launchGame",
};

export interface Path {
  /** The field of the schema. */
  field: string;
  /** What the way is called in the list. */
  name: string;
  /** The arguments and the selection. */
  call: string;
  /** The check that counts it by the limits; null says that no limit concerns it, with the reason in `why`. */
  check: Exclude<Check, "openBreak" | "signInState"> | null;
  why?: string;
  /** A part of the result when the limit is reached. */
  atLimit?: string;
  /** The platform's call that must not be made. */
  send?: string;
  as?: "AGENT";
  /** A break of the viewer does not close it. */
  opensOnBreak?: true;
}

const password = 'paymentPassword: "246810"';
const key = () => `idempotencyKey: "${freshKey()}"`;
const deposit = (kind: string): Path => ({
  field: "Mutation.requestDeposit",
  name: `a deposit (${kind})`,
  call: `(input: { methodId: "${kind}", amount: "1", ${key()} }) {
    __typename ... on InvalidInput { fields { messageKey } } ... on Refused { reason } }`,
  check: "reserve",
  atLimit: "validation.depositLimitDay",
  send: sends.deposit,
});
const move = (from: string, to: string) => `(input: { from: "${from}", to: "${to}", amount: "1",
  ${key()} }) { __typename ... on Refused { reason } }`;
const line = (
  direction: string,
) => `(input: { direction: ${direction}, account: "receiver", amount: "1",
  ${password}, ${key()} }) { __typename ... on Refused { reason } }`;
const answer = "{ __typename ... on Refused { reason } }";
const earned = "the account has earned it";

export const paths: readonly Path[] = [
  ...["bank-1", "online-1", "coin-1", "card-1"].map(deposit),
  {
    field: "Mutation.renewDepositRate",
    name: "a new rate for a deposit in coins",
    call: `(id: "d1") ${answer}`,
    check: null,
    why: "the deposit has been counted",
  },
  {
    field: "Mutation.transferToLine",
    name: "money from the agent above",
    call: line("DOWNLINE"),
    check: "reserve",
    atLimit: "RECEIVER_UNAVAILABLE",
    send: sends.team,
    as: "AGENT",
    opensOnBreak: true,
  },
  {
    field: "Mutation.transferToLine",
    name: "money to the agent above",
    call: line("UPLINE"),
    check: null,
    why: "money leaves the account",
    opensOnBreak: true,
  },
  {
    field: "Mutation.cancelWithdrawal",
    name: "a withdrawal taken back",
    call: `(id: "w1") ${answer}`,
    check: null,
    why: "the account had the money",
  },
  {
    field: "Mutation.claimReward",
    name: "a reward",
    call: `(rewardId: "r1") ${answer}`,
    check: null,
    why: earned,
  },
  {
    field: "Mutation.claimRebate",
    name: "the rebate",
    call: `(${key()}) ${answer}`,
    check: null,
    why: earned,
  },
  {
    field: "Mutation.joinPromotion",
    name: "a promotion joined",
    call: `(promotionId: "p1") ${answer}`,
    check: null,
    why: "no money moves",
  },
  {
    field: "Mutation.claimPromotion",
    name: "what a promotion brings",
    call: `(promotionId: "p1", ${key()}) ${answer}`,
    check: null,
    why: earned,
  },
  {
    field: "Mutation.redeemPoints",
    name: "a reward for points",
    call: `(input: { rewardId: "1", ${password}, ${key()} }) ${answer}`,
    check: null,
    why: earned,
  },
  {
    field: "Mutation.convertPoints",
    name: "points to cash",
    call: `(input: { points: 100, ${password}, ${key()} }) ${answer}`,
    check: null,
    why: earned,
  },
  {
    field: "Mutation.transferFunds",
    name: "money into a game",
    call: move("MAIN", "v"),
    check: "checkPlay",
    atLimit: "LIMIT_REACHED",
    send: sends.wallet,
  },
  {
    field: "Mutation.transferFunds",
    name: "money out of a game",
    call: move("v", "MAIN"),
    check: null,
    why: "money leaves the game",
  },
  {
    field: "Mutation.returnFunds",
    name: "everything back",
    call: `(${key()}) ${answer}`,
    check: null,
    why: "money leaves the games",
    opensOnBreak: true,
  },
  {
    field: "Mutation.launchGame",
    name: "a launch",
    call: `(input: { gameId: "1", vendorCode: "v", gameCode: "g", type: "RNG", ${key()} }) {
      __typename ... on LaunchRefused { why: reason } ... on Refused { reason } }`,
    check: "checkPlay",
    atLimit: "NET_LOSS_LIMIT",
    send: sends.launch,
  },
  {
    field: "Query.launch",
    name: "the page of a started game, loaded again",
    call: `(ticket: "TICKET") { gameName url }`,
    check: "checkPlay",
    atLimit: '"url":null',
  },
  {
    field: "Mutation.freePlay",
    name: "a trial account",
    call: answer,
    check: null,
    why: "no money is at stake",
  },
];
