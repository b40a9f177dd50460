/**
 * The main flows of a player in Safari's engine, on a phone's and a desktop's width, over http as after `npm start`
 * (A204).
 */
import { By, Key, until, type WebElement } from "selenium-webdriver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findWebkit } from "../../tooling/test/webkit.mjs";
import { bootPortal, type Portal } from "../support/portal.ts";
import { startWebkit, type Webkit } from "../support/webkit.ts";
import type { World } from "../support/world.ts";

const patience = 30_000;
const sizes = [
  { name: "phone", width: 390, height: 844 },
  { name: "desk", width: 1280, height: 900 },
];

describe.skipIf(!findWebkit()).each(sizes)("in WebKit, $name", ({ name, ...size }) => {
  let portal: Portal;
  let webkit: Webkit;
  let world: World;
  const worldName = `webkit-${name}`;
  beforeAll(async () => {
    [portal, webkit] = await Promise.all([bootPortal(), startWebkit(size)]);
    world = portal.world(worldName);
  });
  afterAll(() => Promise.all([webkit?.stop(), portal?.stop()]));

  const open = async (path: string) => {
    await webkit.driver.get(portal.origin + path);
    await webkit.driver.wait(() => webkit.driver.executeScript<boolean>(alive), patience);
  };
  const find = (selector: string): Promise<WebElement> =>
    Promise.resolve(webkit.driver.wait(until.elementLocated(By.css(selector)), patience));
  const shown = async (selector: string) => {
    const element = await find(selector);
    return webkit.driver.wait(until.elementIsVisible(element), patience);
  };
  const textOf = async (selector: string) => (await find(selector)).getText();
  const pathIs = (path: RegExp) =>
    webkit.driver.wait(
      async () => path.test(new URL(await webkit.driver.getCurrentUrl()).pathname),
      patience,
    );

  it("R1 home shows games with their pictures, and no page is wider than the window", async () => {
    await open(`/?dev-world=${worldName}`);
    await shown("main [data-game]");
    await webkit.driver.wait(() => webkit.driver.executeScript<boolean>(pictureDrawn), patience);
    expect(await webkit.driver.executeScript<boolean>(fits)).toBe(true);
  });

  it("R10 a category lists its games", async () => {
    await open("/rng");
    await shown("main [data-game]");
    expect(await webkit.driver.getTitle()).toContain("Slots");
  });

  it("M4 C1 A204 a player signs in over http, and stays signed in on the next page", async () => {
    await open("/login");
    const accounts = await world.accounts();
    const password = accounts.find(({ account }) => account === "player1")?.password ?? "";
    await (await shown("#login-username")).sendKeys("player1");
    await (await shown("#login-password")).sendKeys(password, Key.ENTER);
    await pathIs(/^\/$/);
    await open("/member");
    await pathIs(/^\/member$/);
  });

  it("U27c CA9 a deposit is requested once and listed", async () => {
    await open("/member/deposit");
    const amount = await shown("#deposit-amount");
    await amount.clear();
    await amount.sendKeys("100", Key.ENTER);
    await pathIs(/^\/member\/deposit\/\d+$/);
    expect((await world.calls()).filter(({ id }) => id === "CA9")).toHaveLength(1);
    await open("/member/deposit");
    expect(await textOf("main")).toContain("$100.00");
    expect(await webkit.driver.executeScript<boolean>(fits)).toBe(true);
  });

  it("R48 C32 a game opens in its frame", async () => {
    await open("/rng");
    const play = await shown('main [data-game] button[value="play"]');
    await webkit.driver.executeScript("arguments[0].click()", play);
    await shown("iframe");
  });

  it("S8 a player logs out", async () => {
    await open("/logout");
    await webkit.driver.executeScript(logOut);
    await pathIs(/^\/$/);
    await webkit.driver.get(`${portal.origin}/member`);
    await pathIs(/^\/login$/);
  });
});

/** Scripts that run in the page. */
const alive = `const main = document.getElementById("main");
return Boolean(main && Object.keys(main).some((key) => key.startsWith("__reactProps")));`;
const pictureDrawn = `document.querySelector("main [data-game]").scrollIntoView();
return [...document.querySelectorAll("main [data-game] img")].some((each) => each.complete && each.naturalWidth > 0);`;
const fits = "return document.documentElement.scrollWidth <= window.innerWidth;";
const logOut = `document.querySelector('form[action^="/logout"]').requestSubmit();`;
