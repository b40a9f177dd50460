/** Contracts of all kinds by account, as an agent reads them (N11). */
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test(
  "N11 CA165 CA166 contracts by account with their running periods, the own rate, and what was done to them",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent2", "/agentHome/contracts?kind=dailySalary");
    const main = page.getByRole("main");
    // The own rate stands beside the field.
    await expect(main.locator("#offer")).toContainText("Own contract: 0.4%");
    const offer = main.getByRole("listitem").filter({ hasText: "Accept" });
    await offer.locator("summary", { hasText: "Accept" }).click();
    await offer.getByRole("button", { name: "Accept now" }).click();
    await expect(main.getByText("The contract is active.")).toBeVisible();
    await main.getByRole("link", { name: "By account, all types" }).click();
    await expect(page).toHaveURL("/agentHome/contracts/all");
    const from = main.locator("section").filter({ hasText: "From agent1" });
    const types = from.getByRole("link", { name: /salary$/ });
    await expect(types).toHaveText(["Daily salary", "Real-time salary"]);
    await expect(from.getByRole("list", { name: "Conditions" })).toContainText(
      /Min. active players: \d+ of 1 \((not )?met( yet)?\)/,
    );
    const to = main.locator("section").filter({ hasText: "To agent3" });
    await expect(to).toContainText("Your own rate (%)");
    await expect(to).toContainText("Expected pay so far");
    const changes = main.getByRole("region", { name: "Changes" });
    await expect(changes).toContainText("Rate (%): 0.4% → 0.2%");
    await expect(changes).toContainText("Accepted · agent2");
    await expect(changes).toContainText("Daily salary · agent2 → agent3");
    await expectAccessible();
    await main.getByRole("link", { name: "By type" }).click();
    await expect(page).toHaveURL("/agentHome/contracts?kind=dividend");
  },
);
