import type en from "~/locales/en/index.ts";
import type { Shape } from "~/locales/shape.ts";
import agentCenter from "./agent-center.ts";
import everywhere from "./everywhere.ts";
import member from "./member.ts";
import pointMall from "./point-mall.ts";
import profile from "./profile.ts";

/** All messages; the server has them at hand. */
export default { ...everywhere, agentCenter, member, pointMall, profile } satisfies Shape<
  typeof en
>;
