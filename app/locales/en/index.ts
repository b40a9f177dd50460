import agentCenter from "./agent-center.ts";
import chat from "./chat.ts";
import everywhere from "./everywhere.ts";
import lottery from "./lottery.ts";
import member from "./member.ts";

/** All messages; the server has them at hand. */
export default { ...everywhere, agentCenter, chat, lottery, member };
