import * as v from "valibot";
import { chat } from "../../db/schema/messages.ts";
import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Lang, Localised } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { newTicketId } from "../../http/world-name.ts";
import { flagOn } from "../../switches/settings.ts";

const hourMs = 3_600_000;

/** What a desk is called; the first one's name for one that there is not. */
export function deskName(modelId: string, lang: Lang): string {
  return (models.find(({ id }) => id === modelId) ?? models[0])?.names[lang] ?? "";
}

/** The chat's desks and their opening hours (UTC); null for always open. */
const models: readonly { id: string; names: Localised; hours: [number, number] | null }[] = [
  {
    id: "service",
    names: {
      EN: "Customer service",
      KR: "고객센터",
      VN: "Chăm sóc khách hàng",
      TH: "ฝ่ายบริการลูกค้า",
      CN: "客服",
      JP: "カスタマーサポート",
    },
    hours: null,
  },
  {
    id: "payments",
    names: {
      EN: "Payments desk",
      KR: "입출금 담당",
      VN: "Bộ phận thanh toán",
      TH: "ฝ่ายการเงิน",
      CN: "财务客服",
      JP: "入出金担当",
    },
    hours: null,
  },
  {
    id: "agents",
    names: {
      EN: "Agent desk",
      KR: "에이전트 담당",
      VN: "Bộ phận đại lý",
      TH: "ฝ่ายเอเย่นต์",
      CN: "代理客服",
      JP: "エージェント担当",
    },
    hours: [0, 16],
  },
];

/** C59: the desks one can talk to. */
export const modelList = defineCall({
  id: "C59",
  methods: ["GET"],
  path: "/wps/relay/CBS_modelList",
  modules: ["CBS3"],
  token: "optional",
  params: noParams,
  run: (context) => {
    if (!flagOn(context, "CBS3")) throw new PlatformError("function.not.available");
    const hour = Math.floor((context.now % (24 * hourMs)) / hourMs);
    return models.map(({ id, names, hours }) => ({
      id,
      name: names[context.lang],
      online: hours === null || (hour >= hours[0] && hour < hours[1]),
    }));
  },
});

/** C60: opens a chat (W1, A91) and returns the address of its page on the public origin. */
export const launchChat = defineCall({
  id: "C60",
  methods: ["POST"],
  path: "/wps/relay/CBS_launchChat",
  modules: ["CBS3"],
  token: "optional",
  params: v.strictObject({
    b2c: v.literal(1),
    headerColor: v.pipe(v.string(), v.regex(/^#?[0-9A-Fa-f]{6}$/, "not a colour")),
    pageTitle: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    template: v.literal("v2"),
    modelId: v.optional(v.picklist(models.map(({ id }) => id))),
  }),
  run: (context, { headerColor, pageTitle, modelId = "service" }) => {
    if (!flagOn(context, "CBS3")) throw new PlatformError("function.not.available");
    const { db, world, now, lang } = context;
    const id = newTicketId(world);
    const colour = `#${headerColor.replace("#", "")}`;
    db.insert(chat)
      .values({ id, title: pageTitle, colour, language: lang, modelId, at: now })
      .run();
    const url = new URL(`/chat/${id}`, context.publicOrigin);
    url.searchParams.set("world", world);
    return { chatUrl: url.href };
  },
});
