/**
 * Waits until something is stored. Where that fails, it may be stored all the same: it is taken back, so that nothing is
 * left whose token has ended.
 * @throws the error of `stored`
 */
export async function takeBack<T>(stored: Promise<T>, back: () => Promise<unknown>): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    // What can't be taken back now ends when its token is refused.
    await back().catch(() => undefined);
    throw error;
  }
}
