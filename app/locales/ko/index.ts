import type en from "~/locales/en/index.ts";
import type { Shape } from "~/locales/shape.ts";
import agentCenter from "./agent-center.ts";
import cashier from "./cashier.ts";
import everywhere from "./everywhere.ts";
import member from "./member.ts";

/** All messages; the server has them at hand. */
export default { ...everywhere, agentCenter, cashier, member } satisfies Shape<typeof en>;
