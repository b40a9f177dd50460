/** What an agent sees of an account that is not available: the same, whatever the reason is (G20). */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const name = "player1";
const salaries = ["salary/daily", "salary/hourly", "salary/real-time"];
/** The pages of the agent center, those about the account, its data and files, and the agent's messages. */
const paths = [
  "overview",
  "announcements",
  "contracts",
  "confirmations",
  "register",
  "downline",
  `downline?search=${name}`,
  `downline/${name}`,
  `downline/${name}?under=agent1`,
  `rates?account=${name}&rate.RNG=0.5&review=1`,
  "team",
  "team?state=OPEN",
  "team?state=FROZEN",
  "team.csv",
  ...["records", "profit", "transactions"].flatMap((report) => [
    report,
    `${report}?account=${name}`,
    `${report}?line=${name}`,
    `${report}.csv`,
    `${report}.csv?account=${name}`,
  ]),
  ...["revenue", "dividends", ...salaries].flatMap((report) => [report, `${report}.csv`]),
].map((path) => `/agentHome/${path}`);
const all = [...paths, "/member/messages", "/member/transfer?kind=line"];

/**
 * The answer without what differs between two requests of the same page: times, random values, request ids, and in a
 * page's data all bare numbers, among them its own references. Amounts are texts there, and files keep every number.
 */
async function steady(answer: Response): Promise<string> {
  const text = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  const plain = (nonce ? text.replaceAll(nonce, "nonce") : text)
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "uuid")
    .replace(/\b1[0-9]{12}\b/g, "time")
    .replace(/\b\d{1,2}:\d{2}(:\d{2})?( [AP]M)?/g, "clock");
  if (!isPage) return plain;
  return (
    plain
      // The password that the form suggests for a new account.
      .replace(/name="password" value="[^"]+"/, 'name="password"')
      .replace(/,\\".{8,40}?\\"(?=,\\"linkLimit\\")/, "")
      .replace(/(?<=[,:[]|"_)-?\d+(?=[,\]}\\])/g, "number")
      // A value that occurs twice is listed once there.
      .replace(/,(number|time)(?=[,\]])/g, "")
  );
}

/** Everything that the agent gets, by path and change. */
async function seenByAgent(world: string, cookie: string, opened = all) {
  const as = { world };
  const seen: Record<string, string> = {};
  for (const path of opened) {
    const address = path.endsWith(".csv") || path.includes(".csv?") ? path : still(path);
    const answer = await portal.fetch(address, { as, headers: { cookie } });
    seen[path] = `${answer.status} ${await steady(answer)}`;
  }
  const headers = { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
  const send = async (label: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const path = still(`/agentHome/downline/${name}`);
    const answer = await portal.fetch(path, { as, method: "POST", headers, body });
    const text = await steady(answer);
    seen[label] = `${answer.status} ${answer.headers.get("location")} ${text}`;
  };
  const transfer = { intent: "transfer", amount: "1", paymentPassword: "246810" };
  await send("credit", { ...transfer, idempotencyKey: crypto.randomUUID() });
  await send("credit with a wrong password", {
    ...transfer,
    paymentPassword: "000000",
    idempotencyKey: crypto.randomUUID(),
  });
  return seen;
}

/** The first pieces of each answer in which two readings differ. */
function differences(one: Record<string, string>, other: Record<string, string>) {
  const pieces = (text = "") => text.split(/(?=[<,])/);
  return Object.entries(one).flatMap(([path, text]) => {
    const [here, there] = [pieces(text), pieces(other[path])];
    const at = here.findIndex((piece, index) => piece !== there[index]);
    if (text === other[path]) return [];
    return [[path, here.slice(at, at + 3).join(""), there.slice(at, at + 3).join("")]];
  });
}

/** The address of a page that is sent in one piece. */
const still = (path: string) => `${path}${path.includes("?") ? "&" : "?"}stream=off`;

const startBreak = `mutation ($length: BreakLength!) {
  startBreak(input: { length: $length, confirmed: true }) { __typename } }`;

it.each(["DAY", "FOREVER"])(
  "G20 pages, data, files and refusals are the same for a closed and a frozen account, and in a break (%s)",
  async (length) => {
    const world = `unavailable-${length.toLowerCase()}`;
    // The agent is paid every five minutes, so the world begins just after a payment.
    const turn = 300_000;
    await portal.world(world).set({ clockAheadMs: turn - (Date.now() % turn) + 1000 });
    const player = await signIn(portal, { world, username: name });
    const agent = await signIn(portal, { world, username: "agent1" });
    const set = (memberPatch: object) =>
      portal.world(world).set({ memberPatch: { account: name, ...memberPatch } });
    await set({ locked: true });
    const closed = await seenByAgent(world, agent);
    expect(closed[`/agentHome/downline/${name}`]).toContain("Not available");
    expect(closed["/agentHome/records.csv"]).toMatch(/^200 /);
    expect(closed.credit).toContain("receive money at the moment");
    if (length === "DAY") {
      await set({ locked: false, frozen: true });
      expect(differences(closed, await seenByAgent(world, agent))).toEqual([]);
    }
    await set({ locked: false, frozen: false });
    const started = await portal.graphql(startBreak, {
      variables: { length },
      headers: { cookie: player },
      as: { world },
    });
    expect(await started.text()).toContain("StartBreakSuccess");
    expect(differences(closed, await seenByAgent(world, agent))).toEqual([]);
  },
  400_000,
);

it("G20 an account that is available looks otherwise, and is credited", async () => {
  const world = "unavailable-none";
  const agent = await signIn(portal, { world, username: "agent1" });
  const open = await seenByAgent(world, agent, [`/agentHome/downline/${name}`]);
  expect(open[`/agentHome/downline/${name}`]).not.toContain("Not available");
  expect(open.credit).toMatch(/^302 .*done=transfer/);
});
