/** The page of keys that read reports (N25). */
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/422/] });

    test(
      "N25 an agent makes a key, sees it once and its use, gives it another text and deletes it",
      onlyInAllAnySize,
      async ({ page, world, origin, expectAccessible }) => {
        await signIn(page, world, "agent1", "/agentHome/report-api");
        const main = page.getByRole("main");
        await expect(main.getByText("No keys yet")).toBeVisible();
        await main.locator("summary", { hasText: "Create key" }).click();
        await main.getByRole("button", { name: "Create key" }).click();
        await expect(main.getByText("Fill in this field.").first()).toBeVisible();
        await main.getByLabel("Name of the key").fill("Bookkeeping");
        await main.getByRole("button", { name: "Create key" }).click();
        await expect(main.getByText("The key was created.")).toBeVisible();
        const key = main.getByText(/^portico_rk_[0-9a-f]{96}$/);
        const text = await textOf(key);
        const card = main.getByRole("listitem").filter({ hasText: `…${text.slice(-4)}` });
        await expect(card.getByText("Never used")).toBeVisible();
        if (javaScriptEnabled) await expectAccessible();

        const headers = { authorization: `Bearer ${text}`, "x-dev-world": world.name };
        const read = async () => (await fetch(`${origin}/api/reports/revenue`, { headers })).status;
        expect(await read()).toBe(200);
        await page.goto("/agentHome/report-api");
        await expect(key).toHaveCount(0);
        await expect(card.getByText(/^Last used/)).toBeVisible();

        await card.locator("summary", { hasText: "New key text" }).click();
        await card.getByRole("button", { name: "New key text" }).click();
        await expect(key).toBeVisible();
        await expect(key).not.toHaveText(text);
        expect(await read()).toBe(401);
        const last = main.getByRole("listitem").filter({ hasText: "Bookkeeping" });
        await last.locator("summary", { hasText: "Delete key" }).click();
        await last.getByRole("button", { name: "Delete key" }).click();
        await expect(main.getByText("No keys yet")).toBeVisible();
      },
    );

    test(
      "N25 an agent adds an address for postbacks, sees its secret once, tests it and deletes it",
      onlyInAllAnySize,
      async ({ page, world, expectAccessible }) => {
        await signIn(page, world, "agent1", "/agentHome/report-api");
        const part = page.getByRole("main").getByRole("region", { name: "Postbacks" });
        const address = part.getByLabel("Address", { exact: true });
        await part.locator("summary", { hasText: "Add address" }).click();
        await address.fill("https://127.0.0.1/hook");
        await part.getByRole("button", { name: "Add address" }).click();
        await expect(part.getByText("with a public name, without a port").first()).toBeVisible();
        await address.fill("https://hooks.agency.com/portico");
        await part.getByRole("button", { name: "Add address" }).click();
        await expect(page.getByText("The address was added.")).toBeVisible();
        const secret = page.getByText(/^portico_hs_[0-9a-f]{64}$/);
        await expect(secret).toBeVisible();
        const card = part.getByRole("listitem").filter({ hasText: "hooks.agency.com" }).first();
        await expect(card.getByText("No postbacks yet")).toBeVisible();
        if (javaScriptEnabled) await expectAccessible();

        // Tests reach no network: the answer is a refusal, which the page shows.
        await card.getByRole("button", { name: "Send test" }).click();
        await expect(card.getByText(/^Test/)).toBeVisible();
        await expect(card.getByText("Failed")).toBeVisible();
        await expect(secret).toHaveCount(0);
        await card.locator("summary", { hasText: "Delete address" }).click();
        await card.getByRole("button", { name: "Delete address" }).click();
        await expect(part.getByRole("listitem")).toHaveCount(0);
      },
    );
  });
}
