/** A token of CA186 reads the reports of its agent, and nothing else. */
import { expect, it } from "vitest";
import { referralLinks, setRates, teamOverview } from "../../../gateway/domains/agent/calls.ts";
import { setExclusion } from "../../../gateway/domains/breaks/calls.ts";
import { endReportToken, takeReportToken } from "../../../gateway/domains/keys/report-token.ts";
import { issueReportToken } from "../../../gateway/domains/keys/token-calls.ts";
import { accountSessions } from "../../../gateway/domains/member/calls.ts";
import { changePassword } from "../../../gateway/domains/session/account-calls.ts";
import { memberInfo } from "../../../gateway/domains/session/calls.ts";
import { walletBalance } from "../../../gateway/domains/wallet/calls.ts";
import { refusalOf } from "../support/case.ts";
import { demoPassword, startSandbox } from "../support/sandbox.ts";

const sandbox = await startSandbox();
const range = { from: Date.now() - 86_400_000, to: Date.now() };
const rates = { account: "agent2", rates: { RNG: "0.5" } };

/** An agent's own session, and a token of CA186. */
async function withToken(name: string, account = "agent1") {
  const world = sandbox.world(name);
  const own = world.visit(await world.signIn(account)).platform;
  const { token } = await takeReportToken(own);
  return { world, own, token, reads: world.visit({ token }).platform };
}

it("CA186 N25 reads reports and the account, and changes nothing", async () => {
  const { reads, own, token } = await withToken("report-token");
  expect(await refusalOf(reads.call(teamOverview, range))).toBe("answered");
  expect((await reads.call(memberInfo, {})).account).toBe("agent1");
  expect(await refusalOf(reads.call(setRates, rates))).toBe("token.scope");
  expect(await refusalOf(reads.call(walletBalance, {}))).toBe("token.scope");
  // It makes no further one, and is no session of the account.
  expect(await refusalOf(reads.call(issueReportToken, {}))).toBe("token.scope");
  expect(await own.call(accountSessions, {})).toHaveLength(1);
  await endReportToken(token, own, () => expect.unreachable());
  expect(await refusalOf(reads.call(referralLinks, {}))).toBe("user.or.token.invalid");
  expect(await refusalOf(own.call(referralLinks, {}))).toBe("answered");
});

it("CA186 N25 is nobody's who is no agent, and ends with the password", async () => {
  const member = sandbox.world("report-token-member");
  const { platform } = member.visit(await member.signIn("player1"));
  expect(await refusalOf(takeReportToken(platform))).toBe("function.not.available");
  const { own, reads } = await withToken("report-token-password");
  const newPassword = "Other-word-1";
  const words = { oldPassword: demoPassword, newPassword, confirmPassword: newPassword };
  await own.call(changePassword, words);
  expect(await refusalOf(reads.call(teamOverview, range))).toBe("user.or.token.invalid");
});

it("CA186 N25 is refused while the agent is frozen, and ends with an exclusion", async () => {
  const { world, own, reads } = await withToken("report-token-frozen");
  await world.switch("set", { memberPatch: { account: "agent1", locked: true } });
  expect(await refusalOf(reads.call(teamOverview, range))).toBe("account.locked");
  await world.switch("set", { memberPatch: { account: "agent1", locked: false } });
  const from = Date.now();
  const until = from + 86_400_000;
  await own.call(setExclusion, { kind: "TIME_OUT", from, until, marketing: false });
  expect(await refusalOf(reads.call(referralLinks, {}))).toBe("user.or.token.invalid");
});
