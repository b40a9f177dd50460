/** Every language's messages. No bundle holds them all: the build writes a file of each (`tooling/pages/message-files.ts`). */
import type { MessageLanguage } from "../../brands/languages.ts";
import en from "./en/index.ts";
import ja from "./ja/index.ts";
import ko from "./ko/index.ts";
import th from "./th/index.ts";
import vi from "./vi/index.ts";
import zh from "./zh/index.ts";

export default { en, ko, vi, th, zh, ja } satisfies Record<MessageLanguage, unknown>;
