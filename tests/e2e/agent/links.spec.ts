/** Referral links of an agent: made, opened, registered by, and read (N10). */
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, textOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of 422.*\/agentHome|BodyStreamBuffer was aborted/] });

const password = "Newcomer#2026";

test(
  "N10 CA164 CA161 CA162 CA163 an account that registers days later, without a code in the address, counts for the link that it opened last",
  onlyInAllAnySize,
  async ({ browser, page, world, expectAccessible }) => {
    test.slow();
    await signIn(page, world, "agent1", "/agentHome/register");
    const form = page.getByRole("region", { name: "New link" });
    await form.getByLabel("Name of the link").fill("<b>Expo</b> =1+1");
    await form.getByLabel("Campaign").fill("Autumn");
    await form.getByLabel("Page the link opens").fill("/logout");
    await form.getByLabel("Slots").fill("0.5");
    await form.getByRole("button", { name: "Create link" }).click();
    await expect(form).toContainText("Enter a page of this portal");
    await form.getByLabel("Page the link opens").fill("/promotions/");
    await form.getByRole("button", { name: "Create link" }).click();
    const links = page.getByRole("region", { name: "Your links" });
    await expect(links.getByText("The link has been created.")).toBeVisible();
    const link = await textOf(links.getByText(/\/r\/\w+\/promotions$/));

    // A guest without JavaScript opens it, looks around, and registers later.
    const state = await page.context().storageState();
    const cookies = state.cookies.filter(({ name }) => name !== "sid");
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: { ...state, cookies },
      // A browser of a program would count as nobody.
      userAgent:
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    });
    const guest = await context.newPage();
    await guest.goto(`${link}?utm_source=forum&utm_campaign=autumn&lang=en`);
    await expect(guest).toHaveURL(/\/promotions\?lang=en$/);
    await guest.goto("/register?tab=username");
    await guest.locator("#register-username").fill("laterthen");
    await guest.locator("#register-password").fill(password);
    await guest.locator("#register-confirmPassword").fill(password);
    await guest.locator("#register-payeeName").fill("New Comer");
    await guest.locator("#register-captcha").fill((await world.captchas()).at(-1)?.answer ?? "");
    await guest.locator("#register-adult").check();
    await guest.locator("#register-termsAccepted").check();
    await guest.getByRole("button", { name: "Create account" }).click();
    await expect(guest).not.toHaveURL(/register/);
    await context.close();

    await page.goto("/agentHome/links");
    const main = page.getByRole("main");
    const list = main.getByRole("table", { name: "By link" });
    await expect(list.getByRole("row", { name: /Expo/ })).toContainText("<b>Expo</b> =1+1");
    await expectAccessible();
    const file = await attributeOf(main.getByRole("link", { name: /CSV/ }), "href");
    expect(await (await page.request.get(file ?? "")).text()).toMatch(
      /<b>Expo<\/b> =1\+1,Autumn,\w+,1,1,100,0,0,0,/,
    );

    await list.getByRole("link", { name: /Expo/ }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("<b>Expo</b> =1+1");
    await expect(main.getByRole("table", { name: "By day" })).toBeVisible();
    await main.getByText("Texts to share").click();
    await expect(main.getByText(/초대합니다.*lang=ko$/)).toBeVisible();
    await expectAccessible();
    await main.getByRole("link", { name: "By campaign and source" }).click();
    const sources = main.getByRole("table", { name: "By campaign and source" });
    await expect(sources.getByRole("row", { name: /^autumn/ })).toContainText("forum");

    await main.getByText("Edit", { exact: true }).click();
    await main.getByLabel("Name of the link").fill("Expo 2026");
    await main.getByRole("button", { name: "Save" }).click();
    await expect(main.getByText("The link has been saved.")).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Expo 2026");

    // Another agent's link is not found, as one that does not exist.
    const { searchParams } = new URL(page.url());
    await signIn(page, world, "agent2", "/agentHome/links");
    for (const code of [searchParams.get("link"), "NOSUCH99"]) {
      for (const path of ["links", "links.csv"]) {
        const answer = await page.request.get(`/agentHome/${path}?link=${code}`);
        expect(answer.status(), `${path} ${code}`).toBe(404);
      }
    }
  },
);
