/** The six questions of a new brand. Each has a default, and may be answered by an option of the command. */
import { type MessageLanguage, messageLanguages } from "../../brands/languages.ts";
import { type Scheme, schemes } from "../../brands/look/palette.ts";
import { Refusal } from "../command/refusal.mjs";
import { type CharacterName, characterNames, characters } from "./characters.ts";
import { newLanguages } from "./languages.ts";

export interface Answers {
  id: string;
  name: string;
  languages: MessageLanguage[];
  currency: string;
  scheme: Scheme;
  accent: string;
  character: CharacterName;
  merchant: string;
}

interface Question {
  label: string;
  /** The options that answer it, in the order in which their words are typed. */
  options: readonly string[];
  usual: (answers: Answers) => string;
  /** Puts a valid answer among the answers, or returns what is wrong with it. */
  take: (text: string, answers: Answers) => string | null;
}

/** Returns the word of a list that is meant, whatever its capitals. */
const pick = <T extends string>(words: readonly T[], text: string) =>
  words.find((word) => word === text.toLowerCase());

const currencies = new Set(Intl.supportedValuesOf("currency"));

const questions: readonly Question[] = [
  {
    label: "Name that visitors read",
    options: ["name"],
    usual: ({ id }) =>
      id.replace(/(^|-)(.)/g, (_all, gap, letter) => (gap && " ") + letter.toUpperCase()),
    take: (text, answers) => {
      if (!/^[\p{L}\p{N}][^<>"\\]{0,39}$/u.test(text))
        return `"${text}" can't be a name: at most 40 characters, first a letter or a digit, without < > " and \\.`;
      answers.name = text;
      return null;
    },
  },
  {
    label: `Languages, the first one is the default (of ${messageLanguages.join(", ")})`,
    options: ["languages"],
    usual: () => "en",
    take: (text, answers) => {
      const words = text.split(/[\s,]+/).filter(Boolean);
      const unknown = words.find((word) => !pick(messageLanguages, word));
      if (unknown || words.length === 0)
        return `"${unknown ?? text}" is no language with texts; there are: ${messageLanguages.join(", ")}.`;
      const tags = words.flatMap((word) => pick(messageLanguages, word) ?? []);
      if (new Set(tags).size < tags.length) return "A language is named twice.";
      answers.languages = tags;
      return null;
    },
  },
  {
    label: "Currency that guests see in the first language",
    options: ["currency"],
    usual: ({ languages: [first = "en"] }) => newLanguages[first].currency,
    take: (text, answers) => {
      const code = text.toUpperCase();
      if (!currencies.has(code)) return `"${text}" is no ISO 4217 code, such as USD.`;
      answers.currency = code;
      return null;
    },
  },
  {
    label: "Scheme, dark or light, and accent colour",
    options: ["scheme", "accent"],
    usual: () => "dark #4cb0e0",
    take: (text, answers) => {
      const [first = "", color = ""] = text.split(/[\s,]+/);
      const scheme = pick(schemes, first);
      if (!scheme) return `"${first}" is no scheme; there are: ${schemes.join(", ")}.`;
      const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)?.slice(1);
      const long = short?.map((digit) => digit + digit).join("") ?? color.replace("#", "");
      if (!/^[0-9a-f]{6}$/i.test(long))
        return `"${color}" is no colour such as #0b5f59; write for example: ${scheme} #0b5f59`;
      answers.scheme = scheme;
      answers.accent = `#${long.toLowerCase()}`;
      return null;
    },
  },
  {
    label: `Character\n${characterNames.map((name) => `  ${name.padEnd(8)} ${characters[name].what}`).join("\n")}\nCharacter`,
    options: ["character"],
    usual: () => "classic",
    take: (text, answers) => {
      const name = pick(characterNames, text);
      if (!name) return `"${text}" is no character; there are: ${characterNames.join(", ")}.`;
      answers.character = name;
      return null;
    },
  },
  {
    label: "Merchant code of the platform",
    options: ["merchant"],
    usual: ({ id }) => `${id.replaceAll("-", "").slice(0, 38)}01`,
    take: (text, answers) => {
      if (!/^[A-Za-z0-9_-]{2,40}$/.test(text))
        return `"${text}" is no merchant code: 2 to 40 letters, digits, _ and -.`;
      answers.merchant = text;
      return null;
    },
  },
];

/** Options by name, such as `accent: "#0b5f59"`. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The answer that options give; parts that they leave out are the usual ones. */
function given({ options, usual }: Question, answers: Answers, from: Options): string | null {
  const named = options.some((name) => from[name] !== undefined);
  if (!named && !from.yes) return null;
  if (options.length === 1) return String(from[options[0] ?? ""] ?? usual(answers)).trim();
  const parts = usual(answers).split(" ");
  return options.map((name, at) => String(from[name] ?? parts[at])).join(" ");
}

export interface Terminal {
  /** Reads the answer to a question. */
  prompt: (question: string) => Promise<string>;
  say: (text: string) => void;
}

/**
 * Reads the answers from options, and what they leave open from the terminal.
 * @throws Refusal with all that is wrong with the options, or missing without a terminal
 */
export async function readAnswers(
  id: string,
  from: Options,
  terminal: Terminal | null,
): Promise<Answers> {
  const answers: Answers = {
    id,
    name: id,
    languages: ["en"],
    currency: "USD",
    scheme: "dark",
    accent: "#4cb0e0",
    character: "classic",
    merchant: "",
  };
  // What options say is checked before the first question, so that nobody answers for nothing.
  const mistakes = questions.flatMap((question) => {
    const text = given(question, answers, from);
    const wrong = text === null ? null : question.take(text, answers);
    const missing = `--${question.options.join(" and --")} is missing; --yes takes the usual: ${question.usual(answers)}`;
    if (text === null && !terminal) return [missing];
    return wrong ? [`--${question.options.join(", --")}: ${wrong}`] : [];
  });
  if (mistakes.length > 0) throw new Refusal(mistakes.join("\n"));
  for (const question of terminal ? questions : []) {
    if (given(question, answers, from) !== null) continue;
    const usual = question.usual(answers);
    for (let wrong: string | null = ""; wrong !== null; ) {
      const typed = (await terminal?.prompt(`${question.label} [${usual}]: `))?.trim();
      wrong = question.take(typed || usual, answers);
      if (wrong) terminal?.say(`  ${wrong}`);
    }
  }
  return answers;
}
