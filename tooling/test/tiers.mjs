import { testSteps } from "./steps.mjs";

/**
 * What the arguments of `npm test` ask for: the steps, each with the runner's arguments, whether everything runs
 * (`npm test -- all`), and what the result stands for.
 * @typedef {{steps: Map<string, string[]>, everything: boolean, about: string}} Choice
 */

/**
 * The steps of the daily test, or of everything.
 * @param {boolean} everything
 */
export const stepsOf = (everything) =>
  Object.entries(testSteps)
    .filter(([, { apart, onlyInAll }]) => !apart && (everything || !onlyInAll))
    .map(([name]) => name);

/**
 * Reads the arguments. A step that is named with a file or an option of its runner chooses from all tests, because it
 * is asked for these.
 * @param {string[]} args
 * @returns {Choice}
 */
export function choiceOf(args) {
  const all = args[0] === "all";
  const requested = all ? args.slice(1) : args;
  const end = requested.findIndex((arg) => !(arg in testSteps));
  const named = end === -1 ? requested : requested.slice(0, end);
  const rest = end === -1 ? [] : requested.slice(end);
  const everything = all || rest.length > 0;
  const steps = new Map((named.length > 0 ? named : stepsOf(all)).map((name) => [name, rest]));
  return { steps, everything, about: aboutOf(steps, everything, rest) };
}

/**
 * Returns what the result of these steps stands for.
 * @param {Map<string, string[]>} steps
 * @param {boolean} everything
 * @param {string[]} rest
 */
function aboutOf(steps, everything, rest) {
  const names = [...steps.keys()].join(", ");
  if (rest.length > 0) return `Only ${names} with ${rest.join(" ")}.`;
  const whole = stepsOf(everything).every((name) => steps.has(name));
  if (!whole) return `Only ${names}${everything ? ", with all their tests" : ", daily tests"}.`;
  if (everything) return "Everything.";
  const missing = stepsOf(true).filter((name) => !steps.has(name));
  return `The daily test: each rule, platform call, refusal and requirement at least once. Left out: ${missing.join(", ")}, and tests marked for \`all\`. \`npm test -- all\` runs everything.`;
}
