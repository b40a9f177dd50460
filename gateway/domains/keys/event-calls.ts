/** Catalogue row: what happened in an agent's team. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { readCall } from "../../platform/call.ts";
import { wireAmount } from "../../values/money.ts";
import { orElse, requiredMoment, wireId, wireText } from "../../values/wire-values.ts";

/** It is a header and a part of a stored name. */
const eventId = v.pipe(wireId, v.regex(/^[\w.:-]{1,100}$/));

const event = v.object({
  id: eventId,
  kind: v.picklist(["REGISTRATION", "FIRST_DEPOSIT"]),
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  at: requiredMoment,
  link: orElse(wireId, null),
  amount: orElse(wireAmount, null),
  currency: wireText,
});

export const teamEvents = readCall({
  id: "CA187",
  path: "/wps/agent/events",
  request: v.object({ after: v.optional(v.string()) }),
  answer: v.object({
    events: listOf(event),
    next: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  summary: "Registrations and first deposits of an agent's team since a place in their order.",
});

export type TeamEvent = v.InferOutput<typeof event>;
