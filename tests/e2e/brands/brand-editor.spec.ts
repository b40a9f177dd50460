/** The editor of brands (B9) on a scratch copy of the brand files, beside the portal that its frames show. */
import { startEditor } from "../../../tooling/editor/editor-server.mjs";
import { type BrandFolder, copyBrandFolder } from "../../support/brand-folder.ts";
import { test as base, enter, expect } from "../../support/fixtures.ts";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { textOf } from "../../support/read.ts";

interface Edited {
  folder: BrandFolder;
  portal: Portal;
  editorOrigin: string;
}

const test = base.extend<object, { edited: Edited }>({
  edited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const folder = copyBrandFolder();
      const editor = await startEditor({ root: folder.path, say: () => {} });
      const portal = await bootPortal({
        vars: { BRAND_EDITOR_ORIGIN: editor.origin },
        network: true,
      });
      await use({ folder, portal, editorOrigin: editor.origin });
      await portal.stop();
      await editor.stop();
      folder.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  origin: async ({ edited }, use) => use(edited.portal.origin),
});
test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: [/status of 422.*\/dev\/brand\/pictures/] });

test("B9 a setting shows in the frames, a section moves by keyboard, both are undone and saved as a small change", async ({
  page,
  edited: { folder },
  expectAccessible,
}) => {
  await page.goto("/dev/brand?brand=mekong", { waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand editor");
  const phone = page.frameLocator('iframe[title="Home at 390 px"]');
  await expect(phone.locator("h1")).toBeVisible();
  await expect(page.getByText("No mistakes")).toBeVisible();

  const gapOf = () =>
    phone
      .locator("html")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--section-gap").trim());
  await expect.poll(gapOf).toBe("4rem");
  await page.getByLabel("Density").selectOption("dense");
  await expect.poll(gapOf).toBe("1.75rem");
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Density")).toHaveValue("roomy");
  await expect.poll(gapOf).toBe("4rem");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByLabel("Density")).toHaveValue("dense");

  const handles = page.getByRole("button", { name: /^Move / });
  await expect(handles.first()).toHaveAccessibleName("Move matches");
  await page.getByRole("button", { name: "Move tiles", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("tiles is over place 4.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("tiles is over place 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(handles.nth(2)).toHaveAccessibleName("Move tiles");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("brands/mekong.ts is written.")).toBeVisible();
  const diff = await textOf(page.locator("pre"));
  expect(diff.split("\n").filter((line) => /^[-+]/.test(line))).toEqual([
    '-       { section: "category", type: "LIVE", look: "large" },',
    '+       { section: "category", type: "LIVE", look: "large" },',
    '-     density: "roomy",',
    '+     density: "dense",',
  ]);
  expect(folder.textOf("brands/mekong.ts")).toContain('density: "dense"');
  await expectAccessible();
});

test("B9 says what can't be read and which texts are missing as one types, and saves none of it", async ({
  page,
  edited: { folder, portal, editorOrigin },
}) => {
  const before = folder.textOf("brands/mekong.ts");
  await page.goto("/dev/brand?brand=mekong", { waitUntil: "load" });
  const save = page.getByRole("button", { name: "Save" });
  await page.getByRole("textbox", { name: "Name" }).fill("Mekong Bay");
  await expect(save).toBeEnabled();
  const light = page.getByRole("group", { name: "Palette, light" });
  await light.getByRole("textbox", { name: "Quiet" }).fill("#d0d0d0");
  const mistakes = page.getByRole("region", { name: "Mistakes" });
  await expect(mistakes).toContainText("theme.light.quiet: has a contrast of");
  await expect(light.getByText(/Quiet on ground 1\.\d – needs 4\.5$/)).toBeVisible();
  await page.getByLabel("tagline, th").fill("");
  await expect(mistakes).toContainText("tagline.th: is missing");
  await expect(save).toBeDisabled();

  // Who sends it anyway, or from elsewhere, is refused by the server.
  const send = (headers: Record<string, string>) =>
    page.request.post(`${portal.origin}/dev/brand/save?brand=mekong`, { data: {}, headers });
  expect((await send({ origin: portal.origin })).status()).toBe(422);
  expect((await send({ origin: "https://evil.test" })).status()).toBe(403);
  const past = await page.request.get(`${editorOrigin}/dev/brand/brands.json`);
  expect(past.status(), "not through the portal").toBe(403);
  expect(folder.textOf("brands/mekong.ts")).toBe(before);
});

test("B10 a mark that is uploaded in the editor becomes the brand's icons; a drawing that runs something is refused", async ({
  page,
  edited: { folder },
}) => {
  await page.goto("/dev/brand?brand=hanbit", { waitUntil: "load" });
  const icon = () => folder.bytesOf("public/brands/hanbit/icon-192.png");
  const before = icon();
  const upload = (text: string) =>
    page.getByLabel("Mark").setInputFiles({
      name: "new.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#224466"/>${text}</svg>`,
      ),
    });
  await upload("<script>1</script>");
  await expect(page.getByText("mark: has <script>")).toBeVisible();
  expect(icon().equals(before)).toBe(true);
  await upload("<circle cx='4' cy='4' r='2' fill='#fff'/>");
  await expect(page.getByText("The pictures are written.")).toBeVisible();
  expect(icon().equals(before)).toBe(false);
  expect(folder.textOf("public/brands/hanbit/mark.svg")).toContain("#224466");
});

test("B9 there is no editor where none runs", async ({ page, context, world }) => {
  const { PORTAL_ORIGIN: origin = "" } = process.env;
  await enter(context, origin, { world: world.name });
  expect((await page.request.get(`${origin}/dev/brand`)).status()).toBe(404);
  const home = await page.request.get(`${origin}/`);
  expect(home.headers()["x-frame-options"]).toBe("DENY");
});
