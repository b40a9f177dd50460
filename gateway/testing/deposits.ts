/** A member or an agent with a platform that books deposits, for tests of limits. Not part of any build. */
import { accountPortal, pageOf } from "./account.ts";

export const post = "POST /wps/deposit/requests";
export const list = "GET /wps/deposit/requests";
export const day = 86_400_000;

/** The account's time in these tests is noon (UTC) of 2026-05-10, a Sunday; the brand's zone is +08:00. */
export const noon = Date.UTC(2026, 4, 10, 12);

export const record = (id: string, amount: string, more: object = {}) => ({
  id,
  methodName: "Bank",
  kind: "BANK",
  amount,
  status: "APPROVED",
  at: noon - 1000,
  settledAt: null,
  requestId: null,
  ...more,
});

const documents = {
  deposit: `mutation ($input: RequestDepositInput!) { result: requestDeposit(input: $input) {
    __typename ... on InvalidInput { fields { field messageKey values { name value } } } ... on Refused { reason } } }`,
  change: `mutation ($input: ChangeLimitInput!) { result: changeLimit(input: $input) {
    __typename ... on ChangeLimitSuccess { atOnce } ... on InvalidInput { fields { field messageKey } }
    ... on Refused { reason } } }`,
  confirm: `mutation ($limit: LimitNameInput!) { result: confirmLimit(limit: $limit) {
    __typename ... on Refused { reason } } }`,
  drop: `mutation ($limit: LimitNameInput!) { result: dropLimitRequest(limit: $limit) { __typename } }`,
  transfer: `mutation ($input: TransferToLineInput!) { result: transferToLine(input: $input) {
    __typename ... on InvalidInput { fields { field messageKey } } ... on Refused { reason } } }`,
};

let keys = 0;
export const freshKey = () => {
  keys += 1;
  return `6f0d7a52-98a1-4c1e-9d55-${String(keys).padStart(12, "0")}`;
};

/** A platform that books every deposit it is asked for, and a member of it. */
export async function depositPortal(
  table: Record<string, unknown> = {},
  role: "MEMBER" | "AGENT" = "MEMBER",
  overrides: Parameters<typeof accountPortal>[2] = {},
) {
  const booked: ReturnType<typeof record>[] = [];
  const visitor = await accountPortal(
    {
      [post]: () => {
        booked.push(record(`d${booked.length}`, "0"));
        return { id: `d${booked.length - 1}`, status: "PENDING", payTo: null, expiresAt: null };
      },
      [list]: pageOf([]),
      ...table,
    },
    role,
    overrides,
  );
  const send = async (name: keyof typeof documents, variables: object) => {
    const { data, errors } = await visitor.run<{ result: Record<string, unknown> }>(
      documents[name],
      variables,
    );
    if (errors?.[0]) throw new Error(String(errors[0].extensions.code));
    return data?.result;
  };
  return {
    ...visitor,
    send,
    limit: (limit: string | null, period = "DAY", kind = "DEPOSIT") =>
      send("change", { input: { kind, period, limit } }),
    deposit: (amount: string, idempotencyKey = freshKey()) =>
      send("deposit", { input: { methodId: "bank-1", amount, idempotencyKey } }),
  };
}

export const success = { __typename: "RequestDepositSuccess" };
export const exceeded = (left: string, messageKey = "validation.depositLimitDay") => ({
  __typename: "InvalidInput",
  fields: [{ field: "amount", messageKey, values: [{ name: "left", value: left }] }],
});
