/**
 * Every language's messages, from the files of its folder: `point-mall.ts` is `pointMall`, `agent-center/files.ts` is
 * `agentCenter.files`, and `everywhere.ts` has several areas. No bundle holds them all: the build writes a file of each
 * (`tooling/pages/message-files.ts`).
 */
import { type MessageLanguage, messageLanguages } from "../../brands/languages.ts";
import type en from "./en/index.ts";

type Tree = Record<string, unknown>;

const files = import.meta.glob<Tree>(["./*/*.ts", "./*/agent-center/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});

const camel = (name: string) => name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

function treeOf(language: MessageLanguage): Tree {
  const agentCenter: Tree = {};
  const tree: Tree = { ...files[`./${language}/everywhere.ts`], agentCenter };
  for (const [path, texts] of Object.entries(files)) {
    const [, tag, inner, area = ""] = /^\.\/(\w+)\/(agent-center\/)?([\w-]+)\.ts$/.exec(path) ?? [];
    if (tag === language && area !== "everywhere")
      (inner ? agentCenter : tree)[camel(area)] = texts;
  }
  return tree;
}

/** A language that lacks a text of English fails a test and the build (`keyFaults`). */
export default Object.fromEntries(
  messageLanguages.map((language) => [language, treeOf(language)]),
) as Record<MessageLanguage, typeof en>;
