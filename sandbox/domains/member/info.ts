import { eq } from "drizzle-orm";
import * as v from "valibot";
import { member } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { exclusionOf } from "./exclusions.ts";

/** C6: the account of the token (D-13). `lastLogin` in ms. */
export const memberInfo = defineCall({
  id: "C6",
  methods: ["GET"],
  path: "/wps/member/info",
  modules: ["COMM3"],
  token: "required",
  params: noParams,
  run: (context) => {
    const { id, account, nickname, type, currency, vip, lastLogin } = requireMember(context);
    const excluded = exclusionOf(context.db, id, context.now) !== undefined;
    const known = { id, account, nickname, type, currency, vip, excluded };
    return { ...known, lastLogin: lastLogin ?? context.now };
  },
});

const iconSchema = v.nullable(v.union([v.string(), v.object({ url: v.string() })]));

/** C12: the avatar as a path, as `{url}`, or null; the specification does not define the shape (A87). */
export const memberIcon = defineCall({
  id: "C12",
  methods: ["GET"],
  path: "/wps/member/info/icon",
  modules: ["PROFPIC3"],
  token: "required",
  params: noParams,
  run: (context) => v.parse(iconSchema, JSON.parse(requireMember(context).icon)),
});

/** Numbers of `sandbox/show/art/scenes.ts`: each sitter once. */
const choices = Array.from({ length: 25 }, (_, n) => n).filter((n) => n !== 9);
const pathOf = (n: number) => `/media/avatars/${n}.svg`;

const picture = { modules: ["PROFPIC3"], token: "required", audience: "real" } as const;

/** CA90: pictures that an account may choose from. */
export const memberIcons = defineCall({
  id: "CA90",
  methods: ["GET"],
  ...picture,
  path: "/wps/member/info/icons",
  params: noParams,
  run: () => choices.map((n) => ({ id: String(n), url: pathOf(n) })),
});

/** CA91: takes one of them. Errors: `request_param_err`. */
export const chooseIcon = defineCall({
  id: "CA91",
  methods: ["PUT"],
  ...picture,
  path: "/wps/member/info/icon",
  params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(10)) }),
  run: (context, { id }) => {
    const chosen = choices.find((n) => String(n) === id);
    if (chosen === undefined) throw new PlatformError("request_param_err", { detail: "id" });
    const icon = JSON.stringify({ url: pathOf(chosen) });
    const where = eq(member.id, requireMember(context).id);
    context.db.update(member).set({ icon }).where(where).run();
    return {};
  },
});
