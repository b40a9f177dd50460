/** Every language's messages. No bundle holds them all: the build writes a file of each (`vite.messages.ts`). */
import type { MessageLanguage } from "../../brands/languages.ts";
import en from "./en/index.ts";
import ko from "./ko/index.ts";
import type { Shape } from "./shape.ts";

export default { en, ko } satisfies Record<MessageLanguage, Shape<typeof en>>;
