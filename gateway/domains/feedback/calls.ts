/** Catalogue row: a message to the operator. Wire: docs/platform-wire-accounts.md, "Session and member". */
import * as v from "valibot";
import { changeCall } from "../../platform/call.ts";
import { orElse, wireId } from "../../values/wire-values.ts";

export const feedback = changeCall({
  id: "C21",
  path: "/wps/feedback",
  moduleId: "FEEDBACK3",
  token: "none",
  // A group with a long time limit: the body has up to 15 MiB. After a lost response the message may have
  // arrived.
  group: "mail",
  form: true,
  request: v.object({ content: v.string(), images: v.optional(v.array(v.blob())) }),
  answer: v.object({ id: orElse(wireId, "") }),
  summary: "Sends feedback with up to three pictures to the operator.",
});
