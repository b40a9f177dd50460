import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { exclude, exclusionOf, isInRegister, registerValues, valuesOf } from "./exclusions.ts";

const own = {
  path: "/wps/member/exclusion",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
} as const;

/** CA124: whether the market's register has a person: the caller, or who has this mobile number or mail address. */
export const checkRegister = defineCall({
  id: "CA124",
  methods: ["POST"],
  path: "/wps/exclusion/register",
  modules: ["COMM3"],
  token: "optional",
  encrypted: true,
  params: v.strictObject({
    mobile: v.optional(v.pipe(v.string(), v.maxLength(30))),
    email: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  run: (context, person) => {
    const { db, now, member } = context;
    const values = [...registerValues(person), ...(member ? valuesOf(db, member.id) : [])];
    return { excluded: isInRegister(db, values, now) };
  },
});

/** CA125: the exclusion of the account that holds now; `kind` null without one. */
export const readExclusion = defineCall({
  id: "CA125",
  methods: ["GET"],
  ...own,
  params: noParams,
  run: (context) => {
    const known = exclusionOf(context.db, requireMember(context).id, context.now);
    if (!known) return { kind: null };
    return { kind: known.kind, from: known.fromAt, until: known.untilAt };
  },
});

/** CA126: excludes the caller's account. An exclusion is never shortened. */
export const setExclusion = defineCall({
  id: "CA126",
  methods: ["POST"],
  ...own,
  params: v.strictObject({
    kind: v.picklist(["TIME_OUT", "SELF_EXCLUSION"]),
    from: v.pipe(v.number(), v.integer()),
    until: v.nullable(v.pipe(v.number(), v.integer())),
    marketing: v.literal(false),
  }),
  run: (context, { kind, from, until }) => {
    const { id } = requireMember(context);
    const row = { memberId: id, kind, fromAt: from, untilAt: until };
    exclude(context.db, row, context.now);
    return {};
  },
});
