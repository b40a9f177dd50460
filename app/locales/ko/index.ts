import type en from "~/locales/en/index.ts";
import type { Shape } from "~/locales/shape.ts";
import agentCenter from "./agent-center.ts";
import everywhere from "./everywhere.ts";
import member from "./member.ts";
import outside from "./outside.ts";

/** All messages; the server has them at hand. */
export default { ...everywhere, agentCenter, member, outside } satisfies Shape<typeof en>;
