import { expect, it, vi } from "vitest";
import { ChunkLoadError } from "./load-chunk.ts";
import { loadRouteModule } from "./load-route.ts";

const route = { id: "promotions", module: "/assets/route-1.js" };

/** A browser in which the code comes or does not; `back` brings the network. */
function browser({ isOnline = true, target = null as string | null } = {}) {
  let back = () => {};
  const network = new Promise<void>((resolve) => {
    back = resolve;
  });
  const load = vi.fn<(address: string) => Promise<unknown>>().mockRejectedValue(new Error("gone"));
  const leaveFor = vi.fn<(address: string) => void>();
  const around = {
    ...{ load, leaveFor, online: () => network },
    ...{ isOnline: () => isOnline, target: () => target },
  };
  return { load, leaveFor, around, back };
}

it("E12 R53 without a network a page's code is had as soon as there is one, in the same document", async () => {
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

it("A72 R53 with a network the page itself is loaded, not the one that one is on", async () => {
  const { load, leaveFor, around } = browser({ target: "/promotions?page=2" });
  void loadRouteModule(route, {}, around);
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/promotions?page=2"));
  expect(load).toHaveBeenCalledTimes(2);
});

it("E33 what is on the way to no page is an error that a page can show, and may be asked for again", async () => {
  const { load, around } = browser();
  const loaded = {};
  await expect(loadRouteModule(route, loaded, around)).rejects.toBeInstanceOf(ChunkLoadError);
  load.mockResolvedValue("page");
  await expect(loadRouteModule(route, loaded, around)).resolves.toBe("page");
});
