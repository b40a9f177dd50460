/**
 * The last resort, when not even the shell's data could be had: no brand, no messages, no styles of
 * ours to rely on. Both languages are here, because nothing says which one is meant.
 */
export function PlainError() {
  return (
    <main className="mx-auto max-w-lg px-6 py-24 text-center">
      <h1 className="text-2xl font-bold">Something went wrong</h1>
      <p className="mt-2">Please try again in a moment.</p>
      <p lang="ko" className="mt-2">
        문제가 발생했습니다. 잠시 후 다시 시도해 주세요.
      </p>
      <p className="mt-6">
        <a href="/" className="underline">
          Home · <span lang="ko">홈</span>
        </a>
      </p>
    </main>
  );
}
