/** What others put into our pages: extensions before hydration, a translator of the browser at any time. */
import type { Page } from "@playwright/test";
import { expect, expectAlive, hold, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { countOf, eachOf } from "../../support/read.ts";
import { dailyIf } from "../../support/tags.ts";

// React reports that it found an element which is not the page's; refused forms respond with 4xx.
test.use({ expectedErrors: [/Minified React error #(418|422|423|425)|status of 4\d\d/] });

const anySize = ["@any-size"];

/** What is in the fields of a page, by name and number. Runs in the page. */
const contents = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
    return [...fields]
      .filter(({ name, id, type }) => (name || id) && !/^(hidden|submit|file)$/.test(type))
      .map(({ name, id, type, value, checked }) =>
        [name, id, /radio|checkbox/.test(type) ? `${value} ${checked}` : value].join(" "),
      );
  });

/** Fills each field of the page as a visitor may before its scripts have come. */
async function fillAll(page: Page): Promise<number> {
  let count = 0;
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details"))
      fold.open = true;
  });
  const fields = page.locator("input, textarea, select");
  for (const field of await eachOf(fields, page.locator("body"))) {
    const type = await field.evaluate((node: HTMLInputElement) => {
      const usable = node.checkVisibility() && !node.disabled && !node.readOnly;
      return usable && (node.name || node.id) ? node.type : "";
    });
    const text: Record<string, string> = {
      date: "1990-05-04",
      month: "2026-05",
      email: "a@b.example",
    };
    if (["", "hidden", "submit", "file", "radio"].includes(type)) continue;
    if (type === "checkbox") await field.evaluate((node: HTMLInputElement) => node.click());
    else if (type === "select-one") {
      const last = await field.evaluate((node) => node.querySelectorAll("option").length - 1);
      await field.selectOption({ index: last });
    } else await field.fill(text[type] ?? `1${count}`);
    count += 1;
  }
  return count;
}

/** Opens a page whose scripts wait. Returns what lets them come. */
async function openHeld(page: Page, path: string) {
  const alive = await hold(page, "**/assets/**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return alive;
}

const strangers: Record<string, () => void> = {
  "a password manager's icon beside each field": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden])")) {
      field.insertAdjacentElement("afterend", document.createElement("com-1password-button"));
    }
  },
  "attributes of the document": () => {
    document.documentElement.setAttribute("data-extension", "1");
    document.body.setAttribute("cz-shortcut-listen", "true");
  },
  "an element at the top of the body, and one behind it": () => {
    const bar = Object.assign(document.createElement("div"), { id: "bar" });
    document.body.insertAdjacentElement("afterbegin", bar);
    document.documentElement.appendChild(document.createElement("grammarly-desktop-integration"));
  },
  "elements in the head": () => {
    document.head.insertAdjacentElement("afterbegin", document.createElement("meta"));
    document.head.appendChild(document.createElement("script"));
  },
  "texts that are wrapped": () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.appendChild(text);
    }
  },
  "an element between the fields": () => {
    for (const form of document.querySelectorAll("form")) {
      form.insertAdjacentElement("afterbegin", document.createElement("div"));
      form.firstElementChild?.insertAdjacentElement("afterend", document.createElement("iframe"));
    }
  },
  "values that a password manager fills in": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(
      "#login-username, #login-password",
    )) {
      field.value = "filled";
      field.setAttribute("data-filled", "");
    }
  },
};

for (const [name, put] of Object.entries(strangers)) {
  test(`A232 what is typed before hydration stays: ${name}`, { tag: anySize }, async ({ page }) => {
    const alive = await openHeld(page, "/login");
    await fillAll(page);
    await page.locator("#login-password").focus();
    await page.evaluate(put);
    const before = await contents(page);
    expect(before.filter((text) => /login-.* (1\d|filled)$/.test(text))).toHaveLength(2);
    alive();
    await expectAlive(page);
    await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
    expect(await contents(page)).toEqual(before);
    await expect(page.locator("#login-password")).toBeFocused();
  });
}

const forms: [path: string, account: string | null, brand?: string][] = [
  ["/register", null],
  ["/login/forgot?by=phone", null],
  ["/login/forgot?by=mail", null],
  ["/login?tab=sms", null],
  ["/feedback", null],
  ["/search?q=wild", null],
  ["/member/deposit", "player1"],
  ["/member/limits", "player1"],
  ["/member/withdraw", "player1"],
  ["/member/transfer", "player1"],
  ["/member/wallets", "player1", "hanbit"],
  ["/member/profile", "player1"],
  ["/member/security", "player1"],
  ["/agentHome/register", "agent1"],
  ["/agentHome/settings", "agent1"],
  ["/agentHome/contracts", "agent1"],
];

for (const [path, account, brand = "aurora"] of forms) {
  test.describe(path, () => {
    test.use({ visitor: { brand } });
    for (const stranger of [null, "a password manager's icon beside each field"] as const) {
      test(
        `A232 ${path}: what is typed before hydration stays ${stranger ? "beside strangers" : "and is known"}`,
        dailyIf(path === "/member/limits", { tag: anySize }),
        async ({ page, world }) => {
          if (account) await signIn(page, world, account);
          const alive = await openHeld(page, path);
          expect(await fillAll(page)).toBeGreaterThan(0);
          if (stranger) await page.evaluate(strangers[stranger] ?? (() => {}));
          const before = await contents(page);
          alive();
          await expectAlive(page);
          await page.waitForLoadState("load");
          expect(await contents(page)).toEqual(before);
          // React holds some fields itself: what it draws next must not empty them.
          await page
            .locator("main")
            .first()
            .click({ position: { x: 2, y: 2 } });
          expect(await contents(page)).toEqual(before);
        },
      );
    }
  });
}

/** What Google Translate does: each text, now and later, is in an element of its own, and the old node is gone. */
function translate() {
  const inTurn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea, title"))
        continue;
      const font = document.createElement("font");
      font.appendChild(Object.assign(document.createElement("font"), { textContent: text.data }));
      text.replaceWith(font);
    }
  };
  inTurn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) inTurn(node.parentNode ?? node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test("A231 a translated page sends a code, and counts down", { tag: anySize }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/login/forgot?by=phone&returnTo=/recent");
  await page.evaluate(translate);
  await page.locator("#forgot-mobile").fill("1055500001");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("1055500001");
  const button = page.locator("button[value=sendCode]");
  await expect(button).toContainText(/\d/);
  // The page loads its data again after the form; what comes after the first step counts from the server's time anew.
  await expect(async () => {
    await page.clock.fastForward(200_000);
    await expect(button).toHaveText("Send code", { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

const walks: [string, string | null][] = [
  ["/", null],
  ["/rng", null],
  ["/lottery", null],
  ["/promotions", null],
  ["/help", null],
  ["/member/limits", "player1"],
  ["/member/deposit", "player1"],
  ["/member/messages", "player1"],
  ["/member/security", "player1"],
  ["/member/bets", "player1"],
  ["/agentHome", "agent1"],
  ["/agentHome/downline", "agent1"],
  ["/agentHome/rates", "agent1"],
  ["/agentHome/contracts", "agent1"],
];

for (const [path, account] of walks) {
  test(
    `A231 a translated ${path} stays whole, whatever opens, loads and leaves`,
    dailyIf(path === "/member/limits", { tag: anySize }),
    async ({ page, world }) => {
      if (account) await signIn(page, world, account);
      await page.goto(path);
      await page.evaluate(translate);
      const main = page.locator("main").first();
      // With the keyboard, because an open menu lies over what is below it.
      for (const fold of await eachOf(main.locator("summary:visible"), main))
        await fold.press("Enter");
      const submits = main.locator("form:not([method=get]) button[type=submit]:visible:enabled");
      if ((await countOf(submits, main)) > 0) await submits.first().press("Enter");
      const links = await eachOf(main.locator("a[href^='/']:visible"), main);
      for (const link of links.slice(0, 2)) {
        const address = page.url();
        await link.click({ timeout: 3000 }).catch(() => {});
        await page.waitForLoadState("networkidle");
        if (page.url() !== address) await page.goBack();
      }
      await expect(page.locator("main").first()).toBeVisible();
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
    },
  );
}
