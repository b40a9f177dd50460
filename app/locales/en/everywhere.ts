/** Texts of every page: the browser has it before the first render. The rest comes with the pages that say it. */

import cards from "./everywhere/cards.ts";
import errors from "./everywhere/errors.ts";
import home from "./everywhere/home.ts";
import nav from "./everywhere/nav.ts";
import providers from "./everywhere/providers.ts";
import shell from "./everywhere/shell.ts";
import search from "./search.ts";

export default {
  errors,
  home,
  lobby: cards,
  nav,
  providers,
  search,
  shell,
};
