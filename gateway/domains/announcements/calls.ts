/** Catalogue row: everything announced. Wire: docs/platform-wire.md, "Announcements and relays". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { publicCall } from "../../platform/call.ts";
import { orElse } from "../../values/wire-values.ts";
import { announcement, banner, promotion } from "./wire.ts";

export const listAnnouncements = publicCall({
  id: "C44",
  path: "/wps/relay/MCSFE_getListAnnouncements",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 600 },
  constants: { types: "B,PL,PU,PR,H", platform: "W" },
  request: v.object({ execution: v.optional(v.literal("B")) }),
  answer: v.object({
    banners: orElse(listOf(banner), null),
    promotion: orElse(v.object({ contents: orElse(listOf(promotion), null) }), null),
    popup: orElse(listOf(announcement), null),
    player: orElse(listOf(announcement), null),
  }),
  summary: "Banners, promotions, popups and notices.",
});
export type WireAnnouncements = v.InferOutput<typeof listAnnouncements.answer>;
