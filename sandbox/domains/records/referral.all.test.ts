import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

it("CA25 C7 A17 a friend's deposit earns a percent for the one who recommended", async () => {
  const client = testWorld("friends");
  const token = await client.tokenOf("player1");
  const before = await client.get(token, "/wps/referral");
  expect(before.invited).toBe(3);
  const earned = before.rows.map((row: { earned: string }) => Number(row.earned));
  expect(earned.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(
    Number(before.earned),
    4,
  );
  const opened = await client.register({
    username: "friend01",
    password: "Portico#2030",
    confirmPassword: "Portico#2030",
    payeeName: "New Friend",
    referralCode: before.code,
  });
  const friend = opened.json.value.token;
  await client.deposit(friend, "200", { methodId: "bank" });
  await client.ahead(21);
  const after = await client.get(token, "/wps/referral");
  expect(after.invited).toBe(4);
  expect(after.rows[0]).toMatchObject({ account: "fr***1", deposited: "200.0000" });
  expect(Number(after.earned)).toBeCloseTo(Number(before.earned) + 2, 4);
  const paid = await client.get(token, "/wps/records/transactions?kind=BONUS");
  expect(paid.content[0].amount).toBe("2.0000");
});
