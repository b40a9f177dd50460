import agent from "./agent.ts";
import agentCenter from "./agent-center/index.ts";
import breaks from "./breaks.ts";
import cashier from "./cashier.ts";
import chat from "./chat.ts";
import download from "./download.ts";
import everywhere from "./everywhere.ts";
import feedback from "./feedback.ts";
import forms from "./forms.ts";
import game from "./game.ts";
import help from "./help.ts";
import lobby from "./lobby.ts";
import lottery from "./lottery.ts";
import member from "./member.ts";
import operator from "./operator.ts";
import outside from "./outside.ts";
import play from "./play.ts";
import pointMall from "./point-mall.ts";
import profile from "./profile.ts";
import promotions from "./promotions.ts";
import protection from "./protection.ts";
import register from "./register.ts";
import review from "./review.ts";
import search from "./search.ts";
import session from "./session.ts";
import social from "./social.ts";
import statement from "./statement.ts";
import validation from "./validation.ts";

/** All messages; the server loads them. Their types are those of every language, whose trees `all.ts` builds from the folders. */
export default {
  ...everywhere,
  agent,
  agentCenter,
  breaks,
  cashier,
  chat,
  download,
  feedback,
  forms,
  game,
  help,
  lobby,
  lottery,
  member,
  operator,
  outside,
  play,
  pointMall,
  profile,
  promotions,
  protection,
  register,
  review,
  search,
  session,
  social,
  statement,
  validation,
};
