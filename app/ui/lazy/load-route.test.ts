import { expect, it, vi } from "vitest";
import { ChunkLoadError } from "./load-chunk.ts";
import { loadRouteModule } from "./load-route.ts";

const route = { id: "promotions", module: "/assets/route-1.js" };

/** A browser where the code loads or fails; `back` restores the network. */
function browser({ isOnline = true, target = null as string | null } = {}) {
  let back = () => {};
  const network = new Promise<void>((resolve) => {
    back = resolve;
  });
  const load = vi.fn<(address: string) => Promise<unknown>>().mockRejectedValue(new Error("gone"));
  const leaveFor = vi.fn<(address: string) => void>();
  const around = {
    load,
    leaveFor,
    online: () => network,
    isOnline: () => isOnline,
    target: () => target,
  };
  return { load, leaveFor, around, back };
}

it("E12 R53 offline, loads a page's code as soon as the network is back, in the same document", async () => {
  const { load, leaveFor, around, back } = browser({ isOnline: false, target: "/promotions" });
  const loaded: Record<string, unknown> = {};
  const page = loadRouteModule(route, loaded, around);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockResolvedValue("page");
  back();
  await expect(page).resolves.toBe("page");
  expect(leaveFor).not.toHaveBeenCalled();
  await expect(loadRouteModule(route, loaded, around)).resolves.toBe("page");
  expect(load).toHaveBeenCalledTimes(3);
});

it("A72 R53 online, loads the document of the target page instead of the current one", async () => {
  const { load, leaveFor, around } = browser({ target: "/promotions?page=2" });
  void loadRouteModule(route, {}, around);
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/promotions?page=2"));
  expect(load).toHaveBeenCalledTimes(2);
});

it("E33 without a navigation, throws an error that a page can show, and can be called again", async () => {
  const { load, around } = browser();
  const loaded = {};
  await expect(loadRouteModule(route, loaded, around)).rejects.toBeInstanceOf(ChunkLoadError);
  load.mockResolvedValue("page");
  await expect(loadRouteModule(route, loaded, around)).resolves.toBe("page");
});
