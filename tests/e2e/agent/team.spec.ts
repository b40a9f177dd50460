/** The team of an agent: figures, history, notes, templates of rates, rates of several accounts (N9). */
import { expect, type Page } from "@playwright/test";
import { expectAliveAt, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, countOf, eachOf, textOf } from "../../support/read.ts";
import { anySize, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

test.use({ expectedErrors: [/status of 422.*\/agentHome/] });

test(
  "N9 an agent notes something about an account, and fills rates in from a template",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/settings");
    const main = page.getByRole("main");
    await main.locator("summary", { hasText: "New template" }).click();
    await main.getByLabel("Name of the template").fill("New agents");
    const form = main.locator("form", { has: page.locator("#template-name") });
    await form.locator("[name^='rate.']").first().fill("0.2");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(main.getByText("New agents", { exact: true })).toBeVisible();

    await page.goto("/agentHome/downline/agent2");
    await expect(async () => {
      const field = main.getByLabel("Your note; nobody else sees it");
      if (!(await field.isVisible()))
        await main
          .locator("summary")
          .filter({ hasText: /^Note$/ })
          .click();
      await field.fill("Calls on <Mondays>", { timeout: 1000 });
    }).toPass();
    await main.getByRole("button", { name: "Save note" }).click();
    await expect(main.getByText("The note on agent2 has been saved.")).toBeVisible();
    await page.reload();
    await expect(main.getByLabel("Your note; nobody else sees it")).toHaveValue(
      "Calls on <Mondays>",
    );
    const rates = main.locator("summary", { hasText: "Change rates" });
    await expectAliveAt(rates);
    await rates.click();
    await main.getByRole("link", { name: "New agents" }).click();
    await expect(page).toHaveURL(/template=/);
    await expect(main.locator("[name^='rate.']").first()).toHaveValue("0.2");
  },
);

test(
  "N9 the team is filtered by a pause, with bets and totals, and an account opens from it",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/team");
    const main = page.getByRole("main");
    const rows = main.locator("table.rows tbody tr");
    await expect(rows.first()).toBeVisible();
    await expectAccessible();
    const every = await countOf(rows);
    await page.goto("/agentHome/team?type=MEMBER&inactive=7");
    await expect(rows.first()).toBeVisible();
    expect(await countOf(rows)).toBeLessThan(every);
    const account = (await textOf(rows.first().locator("a").first())).trim();
    await rows.first().locator("a").first().click();
    await expect(page).toHaveURL(new RegExp(`/agentHome/downline/${account}`));
    await expect(main.getByRole("heading", { name: account })).toBeVisible();
  },
);

test(
  "N9 an account's page shows what happened to it, and by whom",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/downline/agent2");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "History" }).click();
    await expect(main.getByText("Slots 0.9% → 1%")).toBeVisible();
    await expect(main.getByText(/· agent1$/).first()).toBeVisible();
    await expect(main.getByText(/Dividend · /).first()).toBeVisible();
  },
);

async function changeSeveral(page: Page, world: World) {
  await signIn(page, world, "agent1", "/agentHome/downline");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Send to your upline" })).toHaveAttribute(
    "href",
    "/member/transfer",
  );
  await main.getByRole("link", { name: "Rates for several accounts" }).click();
  const review = main.getByRole("button", { name: "Review changes" });
  await review.click();
  await expect(main.getByText("Enter at least one rate.")).toBeVisible();
  await main.getByRole("textbox", { name: /Slots/ }).fill("99");
  await main.getByRole("checkbox").first().check();
  await main.getByRole("checkbox").nth(1).check();
  await review.click();
  await expect(main.getByText("These rates are not valid or too high: Slots.")).toBeVisible();
  // The review says what the platform would refuse.
  await main.getByRole("textbox", { name: /Slots/ }).fill("0.1");
  await review.click();
  await expect(main.getByText(/Slots: Enter at least [\d.]+%/).first()).toBeVisible();
  await main.getByRole("link", { name: "Back" }).click();
  await main.getByRole("textbox", { name: /Slots/ }).fill("1.1");
  await review.click();
  await expect(main.getByText("→ 1.1%")).toHaveCount(2);
  // N26: what it would have come to, and from when on it holds: never a day that has begun.
  await expect(main.getByText(/\$[\d.,]+ more to pass on with the bets of/)).toBeVisible();
  const from = main.getByLabel("New rates hold from");
  const first = await attributeOf(from, "min");
  await from.fill("2026-01-01");
  const confirm = main.getByRole("button", { name: "Change rates of 2 accounts" });
  await confirm.click();
  await expect(main.getByText("This day is over or running.")).toBeVisible();
  await expect(from).toHaveValue("2026-01-01");
  await from.fill(first);
  await confirm.click();
  await expect(main.getByText("The rates of 2 accounts were changed.")).toBeVisible();
  await expect(main.getByText(/The new rates hold from /)).toBeVisible();
  await expect(main.getByText("Slots 1.1%"), "the running day keeps its rates").toHaveCount(0);
}

test("N9 several accounts get the same rates after a review", anySize, async ({ page, world }) => {
  await changeSeveral(page, world);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "N9 rates are set for several accounts after a review",
    onlyInAll,
    async ({ page, world }) => {
      await changeSeveral(page, world);
    },
  );
});

test(
  "C15 one rate is set for all types of an account to open, no more than each may be given",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/register");
    const form = page.getByRole("main").locator("form", { has: page.locator("#register-name") });
    const fields = form.locator("[name^='rate.']");
    await form.getByLabel("Same rate for all").fill("0.1");
    await form.getByRole("button", { name: "Set for all" }).click();
    for (const field of await eachOf(fields)) await expect(field).toHaveValue("0.1");
    await form.getByLabel("Same rate for all").fill("99");
    await form.getByRole("button", { name: "Set for all" }).click();
    for (const field of await eachOf(fields)) {
      const most = await textOf(field.locator("xpath=following-sibling::span"));
      await expect(field).toHaveValue(/[\d.]+/.exec(most)?.[0] ?? "nothing");
    }
  },
);
