/** What any page may say: the browser has it before the first render. The rest comes with the pages that say it. */
import agent from "./agent.ts";
import download from "./download.ts";
import errors from "./errors.ts";
import feedback from "./feedback.ts";
import forms from "./forms.ts";
import help from "./help.ts";
import home from "./home.ts";
import lobby from "./lobby.ts";
import nav from "./nav.ts";
import play from "./play.ts";
import promotions from "./promotions.ts";
import providers from "./providers.ts";
import register from "./register.ts";
import session from "./session.ts";
import shell from "./shell.ts";
import validation from "./validation.ts";

export default {
  agent,
  download,
  errors,
  feedback,
  forms,
  help,
  home,
  lobby,
  nav,
  play,
  promotions,
  providers,
  register,
  session,
  shell,
  validation,
};
