import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { findWebkit } from "../../tooling/test/webkit.mjs";

export interface Webkit {
  driver: WebDriver;
  stop(): Promise<void>;
}

/** Starts the installed WebKit on a screen of its own, controlled by WebDriver. The size is the window's, in CSS px. */
export async function startWebkit(size: { width: number; height: number }): Promise<Webkit> {
  const found = findWebkit();
  if (!found) throw new Error("No WebKit found; `npm test -- webkit` says how to get one");
  // Xvfb chooses a free display and writes its number.
  const screen = spawn(
    found.screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await displayOf(screen);
  const port = await freePort();
  const server = spawn(found.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DISPLAY: display, NO_AT_BRIDGE: "1" },
  });
  const end = () => {
    server.kill();
    screen.kill();
  };
  try {
    const driver = await connected(port, found.browser);
    await driver.manage().window().setRect({ x: 0, y: 0, width: size.width, height: size.height });
    return {
      driver,
      stop: async () => {
        await driver.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return `:${String(number).trim()}`;
}

/** The driver listens a moment after its start. */
async function connected(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
