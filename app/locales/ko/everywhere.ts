/** Texts of every page: the browser has it before the first render. The rest comes with the pages that say it. */

import cards from "./cards.ts";
import errors from "./errors.ts";
import home from "./home.ts";
import nav from "./nav.ts";
import providers from "./providers.ts";
import shell from "./shell.ts";

export default {
  errors,
  home,
  lobby: cards,
  nav,
  providers,
  shell,
};
