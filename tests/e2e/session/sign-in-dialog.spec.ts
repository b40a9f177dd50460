import { expect, test } from "../../support/fixtures.ts";
import { passwordOf, signInByForm } from "../../support/player.ts";
import { startSignIn } from "../../support/sign-in-steps.ts";
import { onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|429|503).*\/login/] });

test(
  "A20 A136 M4 the dialog over a page has both tabs and opens the second step",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.goto("/rng?class=NEW");
    await page.locator("button[value=play]").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: "Code by SMS" }).click();
    await expect(page, "on the same page").toHaveURL(/\/rng\?class=NEW$/);
    await dialog.locator("#login-mobile").fill("1055500001");
    await dialog.locator("button[value=sendCode]").click();
    await expect(dialog.getByRole("status")).toContainText("on its way");
    await dialog.getByRole("link", { name: "Username" }).click();
    await startSignIn(page, "newip1", await passwordOf(world, "newip1"));
    await expect(page).toHaveURL(/\/login\/confirm\?returnTo=%2Fplay%3Fgame%3D/);
  },
);

test(
  "A20 M4 on a device with a pointer, the dialog's form gets the focus when it has loaded",
  onlyInAllOnDesk,
  async ({ page }) => {
    await page.goto("/rng?class=NEW");
    const play = page.locator("button[value=play]").first();
    await play.click();
    await expect(page.locator("#login-username")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(play).toBeFocused();
  },
);

test.describe("the header's form", () => {
  test(
    "U10 V6 E34 I1 an error opens the dialog, with the username and the return URL kept",
    onlyInAllOnDesk,
    async ({ page, world }) => {
      await page.goto("/rng?class=NEW");
      const strip = page.getByRole("form", { name: "Log in" });
      await strip.getByLabel("Username").fill("player1");
      await strip.getByLabel("Password").fill("Wrong#2026");
      await strip.getByLabel("Password").press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("alert")).toContainText("Wrong username or password");
      await expect(page.locator("#login-username")).toHaveValue("player1");
      await expect(page.locator("#login-password")).toBeFocused();
      await page.locator("#login-password").fill(await passwordOf(world, "player1"));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/rng\?class=NEW$/);
    },
  );
});

test(
  "A20 A21 A22 R-G4 closed pages redirect to a login",
  onlyInAllAnySize,
  async ({ page, world }) => {
    const toLogin = [
      ["/member?page=messageV2", "/login?returnTo=%2Fmember%3Fpage%3DmessageV2"],
      ["/lottery?gameCode=x", "/login?returnTo=%2Flottery%3FgameCode%3Dx"],
      ["/seaLottery", "/login?returnTo=%2FseaLottery"],
      ["/vnLottery", "/login?returnTo=%2FvnLottery"],
      ["/pointMall", "/login?returnTo=%2FpointMall"],
      ["/agentHome", "/agent"],
    ];
    for (const [path, landing] of toLogin) {
      const answer = await page.request.get(path ?? "", { maxRedirects: 0 });
      expect([path, answer.headers().location]).toEqual([path, landing]);
    }
    await signInByForm(page, world, "player1", "/member?page=messageV2");
    await expect(page).toHaveURL("/member/messages");
    const agents = await page.request.get("/agentHome", { maxRedirects: 0 });
    expect(agents.headers().location).toBe("/agent?notice=agents-only");
  },
);
