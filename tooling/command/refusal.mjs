/** An error that the user can fix. It is shown without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command's main function. A `Refusal` prints its sentence and exits with 1; other errors keep their stack,
 * because they are bugs.
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
