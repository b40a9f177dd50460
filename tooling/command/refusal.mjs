/** An error that the user can fix. It is shown without a stack. */
export class Refusal extends Error {
  /** @override */
  name = "Refusal";
}

/**
 * Runs a command's main function. A `Refusal` prints its sentence and exits with 1; other errors keep their stack,
 * because they are bugs.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    // By its name, because a module that Vite loads has a class of its own.
    process.stderr.write(
      error instanceof Error && error.name === "Refusal"
        ? `${error.message}\n`
        : `${(error instanceof Error && error.stack) || String(error)}\n`,
    );
    process.exit(1);
  }
}
