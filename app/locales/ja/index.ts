import type en from "~/locales/en/index.ts";
import type { Shape } from "~/locales/shape.ts";
import agentCenter from "./agent-center.ts";
import cashier from "./cashier.ts";
import chat from "./chat.ts";
import everywhere from "./everywhere.ts";
import lottery from "./lottery.ts";
import member from "./member.ts";
import outside from "./outside.ts";
import pointMall from "./point-mall.ts";
import profile from "./profile.ts";
import social from "./social.ts";

/** All messages; the server has them at hand. */
export default {
  ...everywhere,
  agentCenter,
  cashier,
  chat,
  lottery,
  member,
  outside,
  pointMall,
  profile,
  social,
} satisfies Shape<typeof en>;
