import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";

/** C6: who the token belongs to (D-13). `lastLogin` in milliseconds. */
export const memberInfo = defineCall({
  id: "C6",
  methods: ["GET"],
  path: "/wps/member/info",
  modules: ["COMM3"],
  token: "required",
  params: noParams,
  run: (context) => {
    const { id, account, nickname, type, currency, vip, lastLogin } = requireMember(context);
    return { id, account, nickname, type, currency, vip, lastLogin: lastLogin ?? context.now };
  },
});

const iconSchema = v.nullable(v.union([v.string(), v.object({ url: v.string() })]));

/** C12: the avatar as a path, as `{url}` or null; the specification leaves the shape open (A87). */
export const memberIcon = defineCall({
  id: "C12",
  methods: ["GET"],
  path: "/wps/member/info/icon",
  modules: ["PROFPIC3"],
  token: "required",
  params: noParams,
  run: (context) => v.parse(iconSchema, JSON.parse(requireMember(context).icon)),
});
