import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { asLiveFragment, liveFragmentsOf } from "./live-fragments.server.ts";

const names = ({ initial }: { initial: { names: string[] } }) => initial.names.join(" ");

it("A107 finds a page's live fragments in its loaders' data, and renders each by itself", () => {
  const block = asLiveFragment("winners", names)({ data: { names: ["kim", "lee"] } });
  const failed = asLiveFragment("losers", names)({ failed: true, requestId: null });
  const home = { winners: block, losers: failed, top: { data: { notices: [] } }, streamed: false };
  const parts = liveFragmentsOf({ root: { viewer: null }, home, nothing: null, text: "text" });
  expect(parts.map(({ name, data, element }) => [name, data, renderToString(element)])).toEqual([
    ["winners", { names: ["kim", "lee"] }, "kim lee"],
  ]);
});
