/** A reason not to go on that the person at the keyboard can do something about. */
export class Refusal extends Error {}

/**
 * Runs a command's main function. A `Refusal` becomes its one sentence and exit code 1; anything
 * else keeps its stack, because then the fault is ours.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(
      error instanceof Refusal
        ? `${error.message}\n`
        : `${(error instanceof Error && error.stack) || String(error)}\n`,
    );
    process.exit(1);
  }
}
