import errors from "./errors.ts";
import feedback from "./feedback.ts";
import help from "./help.ts";
import home from "./home.ts";
import lobby from "./lobby.ts";
import nav from "./nav.ts";
import play from "./play.ts";
import register from "./register.ts";
import session from "./session.ts";
import shell from "./shell.ts";
import validation from "./validation.ts";

export default {
  errors,
  feedback,
  help,
  home,
  lobby,
  nav,
  play,
  register,
  session,
  shell,
  validation,
};
