import type { Page } from "@playwright/test";
import { png } from "../../../gateway/testing/pictures.ts";
import { expect, test } from "../../support/fixtures.ts";
import { ownChange, ownForm, signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { anySize, onlyInAll } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

// Refused forms respond with 4xx. Leaving a page while its data is loading aborts a stream. The browser reports
// both in its console.
test.use({ expectedErrors: [/status of 422.*\/agentHome|BodyStreamBuffer was aborted/] });

const password = "Newcomer#2026";

async function leave(page: Page) {
  await page.context().clearCookies({ name: /^(sid|agent-page)$/ });
}

/** Signs in the account that was registered by the agent's link. */
async function enter(page: Page, username: string, path: string) {
  await leave(page);
  const form = { username, password, returnTo: "/help" };
  await page.request.post("/login", { form, headers: ownForm, maxRedirects: 0 });
  await page.goto(path);
}

async function registerBy(page: Page, world: World, link: string, username: string) {
  await page.goto(`${link}&tab=username`);
  await page.locator("#register-username").fill(username);
  await page.locator("#register-password").fill(password);
  await page.locator("#register-confirmPassword").fill(password);
  await page.locator("#register-payeeName").fill("New Comer");
  await page.locator("#register-captcha").fill((await world.captchas()).at(-1)?.answer ?? "");
  await page.locator("#register-adult").check();
  await page.locator("#register-termsAccepted").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page, "the new account is an agent").toHaveURL("/agentHome/overview");
}

/** Sends a GraphQL request as the signed-in account, for data that no page shows yet. */
async function send(page: Page, query: string, input?: object) {
  const headers = { ...(await ownChange(page)), "x-portico": "1" };
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post("/graphql", {
    data: { query, variables: { input } },
    headers: { ...headers, origin },
  });
  return (await answer.json()).data;
}

/** Plays the first slot game until two rounds are in the records. */
async function play(page: Page) {
  await page.goto("/rng");
  const card = page.locator("[data-game]").first();
  await card.getByRole("button", { name: /^Play/ }).click();
  await page.waitForURL(/\/seamless\?/);
  const game = page.frameLocator("iframe");
  await expect(async () => {
    await game.locator("#action").click({ timeout: 10_000 });
    // Two rounds of a dollar give half a percent of two dollars, which is a cent. Smaller amounts are not paid.
    const { records } = await send(page, "{ records { games(limit: 2) { nodes { id } } } }");
    expect(records.games.nodes).toHaveLength(2);
  }).toPass();
}

test(
  "U30c U30d U32 M13 CA54 CA67 C49 S31 an account registers by an agent's link, plays, accepts a contract, and receives its salary",
  anySize,
  async ({ page, world, expectAccessible }) => {
    test.slow();
    await signIn(page, world, "agent1", "/agentHome/register");
    const form = page.getByRole("region", { name: "New link" });
    await form.getByText("Agent", { exact: true }).click();
    await form.getByLabel("Slots").fill("9");
    await form.getByRole("button", { name: "Create link" }).click();
    await expect(form).toContainText("You can't offer more than your own rate.");
    await form.getByLabel("Slots").fill("0.5");
    await form.getByRole("button", { name: "Create link" }).click();
    const links = page.getByRole("region", { name: "Your links" });
    await expect(links.getByText("The link has been created.")).toBeFocused();
    await expect(form.getByLabel("Slots"), "the form is reset for the next link").toHaveValue("");
    await expect(form).not.toContainText("You can't offer more than your own rate.");
    // The page was scrolled to the new link, where the bar at the top may cover half of a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible();
    const link = await textOf(links.getByText(/register\?referralCode=/));

    await leave(page);
    await registerBy(page, world, link, "newagent");

    await leave(page);
    await signIn(page, world, "agent1", "/agentHome/register");
    await expect(links.locator("dl").first()).toContainText("Registrations1");
    await page.goto("/agentHome/downline/newagent");
    await page.locator("summary", { hasText: "Transfer money" }).click();
    await page.locator("#transfer-amount").fill("100");
    await page.locator("#transfer-password").fill("246810");
    await page.getByRole("button", { name: "Send to newagent" }).click();
    await expect(page.getByText("The money has been sent to newagent.")).toBeVisible();
    await page.getByRole("link", { name: "Offer a contract" }).click();
    const daily = page.getByRole("link", { name: "Daily salary", exact: true }).first();
    await daily.click();
    // The address changes before the page. Text typed before that goes into the previous form.
    await expect(daily).toHaveAttribute("aria-current", "page");
    await expect(page.locator("#offer-account")).toHaveValue("newagent");
    await page.locator("#offer-rate").fill("0.5");
    await page.getByRole("button", { name: /^What would it have paid/ }).click();
    await expect(page.locator("#offer").getByRole("status")).toContainText("$0.00");
    await page.getByRole("button", { name: "Review offer" }).click();
    await page.getByRole("button", { name: "Send offer" }).click();
    await expect(page.getByText("The contract has been offered.")).toBeVisible();

    await enter(page, "newagent", "/agentHome/contracts?kind=dailySalary");
    const mine = page.getByRole("region", { name: "You are paid" });
    await expect(mine).toContainText("it would have paid");
    await expectAccessible();
    await mine.locator("summary", { hasText: "Accept" }).click();
    await page.getByRole("button", { name: "Accept now" }).click();
    await expect(page.getByText("The contract is active.")).toBeVisible();
    await play(page);

    await leave(page);
    await signIn(page, world, "agent1", "/agentHome/downline/newagent");
    await expect(page.getByRole("row", { name: /^Bets/ })).not.toContainText("$0.00");
    for (const report of ["records?account=newagent", "profit?search=newagent"]) {
      await page.goto(`/agentHome/${report}`);
      await expect(page.locator("main tbody").first(), report).toContainText("newagent");
    }

    // The platform's clock is a day ahead, so it pays on the day after our today.
    const day = 86_400_000;
    await world.set({ clockAheadMs: day });
    const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    const days = `from=${dayIn(-1)}&to=${dayIn(2)}`;
    await enter(page, "newagent", `/member/transactions?kind=SALARY&${days}`);
    await expect(page.locator("main table")).toContainText("Salary");
  },
);

async function withdraw(page: Page, world: World, amounts: readonly string[]) {
  const paymentPassword = "246810";
  const card = { bank: "First Bank", holder: "Aurora House", number: "4000123412341234" };
  const { addBankCard } = await send(
    page,
    `mutation ($input: AddBankCardInput!) { addBankCard(input: $input) {
      ... on AddBankCardSuccess { cardId }
    } }`,
    { ...card, paymentPassword },
  );
  for (const amount of amounts) {
    await send(
      page,
      `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) {
        __typename
      } }`,
      {
        cardId: addBankCard.cardId,
        amount,
        paymentPassword,
        idempotencyKey: crypto.randomUUID(),
      },
    );
  }
  await world.set({ clockAheadMs: 60_000 });
  await page.goto("/agentHome/confirmations");
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `U47 M24 S34 S35 K31 A58 M13 S32 an agent confirms withdrawals or proves them missing, and accepts an offer, ${how} JavaScript`,
      onlyInAll,
      async ({ page, world, expectAccessible }) => {
        await signIn(page, world, "agent1", "/agentHome/confirmations");
        await expect(page.getByText("after 15 minutes they count as received")).toBeVisible();
        await withdraw(page, world, ["120", "75.50", "300", "60"]);
        const card = (amount: string) => page.getByRole("listitem").filter({ hasText: amount });
        await expect(card("$300.00").getByRole("timer")).toHaveText(/^1\d:\d\d$/);
        const received = card("$300.00").locator("summary", { hasText: /^Received/ });
        await received.click();
        await expect(received, "the button inside is the primary one").toHaveCSS(
          "background-color",
          "rgba(0, 0, 0, 0)",
        );
        await page.getByRole("button", { name: "It has arrived" }).click();
        await expect(page.getByText("The withdrawal is completed")).toBeVisible();
        await expect(page.getByRole("row", { name: /300\.00/ })).toContainText("Received");

        const missing = card("$75.50");
        await missing.locator("summary", { hasText: "Not received" }).click();
        const prove = page.getByRole("button", { name: "It has not arrived" });
        await prove.click();
        await expect(missing).toContainText("Fill in this field.");
        await missing.locator("input[type=file]").setInputFiles({
          name: "statement.png",
          mimeType: "image/png",
          buffer: Buffer.from(png(200)),
        });
        // The error appears shortly before the revalidation ends. The button ignores clicks until then.
        await expect(prove).not.toHaveAttribute("aria-busy", "true");
        await prove.click();
        await expect(page.getByText("We have received your picture")).toBeVisible();
        await expect(page.getByRole("row", { name: /75\.50/ })).toContainText("under review");
        if (javaScriptEnabled) await expectAccessible();
        await page.locator("summary", { hasText: "All received" }).click();
        await page.getByRole("button", { name: "All have arrived" }).click();
        await expect(page.getByText("No withdrawals to confirm")).toBeVisible();

        await leave(page);
        await signIn(page, world, "agent2", "/agentHome/contracts?kind=dailySalary");
        const mine = page.getByRole("region", { name: "You are paid" });
        await expect(mine, "S32").toContainText(
          "Accepting ends your contract with agent3 at 0.3%.",
        );
        await mine.locator("summary", { hasText: "Accept" }).click();
        await page.getByRole("button", { name: "Accept now" }).click();
        await expect(page.getByText("The contract is active.")).toBeVisible();
        const history = page.getByRole("table", { name: "History" });
        await expect(history.getByRole("row", { name: /agent3/ })).toContainText(
          "Lower rate accepted",
        );
        await history.getByRole("link", { name: "agent3" }).click();
        await expect(page.locator("#offer-account"), "renewed").toHaveValue("agent3");
        await page.locator("#offer-rate").fill("7");
        await page.getByRole("button", { name: "Review offer" }).click();
        await expect(page.locator("#offer")).toContainText("Enter at most 0.2%");
        await page.locator("#offer-rate").fill("0.1");
        await page.getByRole("button", { name: "Review offer" }).click();
        await page.getByRole("button", { name: "Send offer" }).click();
        const given = page.getByRole("region", { name: "You pay" });
        await expect(given).toContainText("Pending");
        await given.locator("summary", { hasText: "Take back" }).click();
        await page.getByRole("button", { name: "Take it back" }).click();
        await expect(given).toContainText("You pay no contract of this type.");
      },
    );
  });
}
