/** The message and the link home, in every language. */
const sentences = [
  ["ko", "문제가 발생했습니다. 잠시 후 다시 시도해 주세요.", "홈"],
  ["vi", "Đã xảy ra lỗi. Vui lòng thử lại.", "Trang chủ"],
  ["th", "เกิดข้อผิดพลาด โปรดลองอีกครั้ง", "หน้าแรก"],
  ["zh", "出错了，请稍后重试。", "首页"],
  ["ja", "エラーが発生しました。しばらくしてからもう一度お試しください。", "ホーム"],
] as const;

/** The title, in English like the document's language. */
export const plainTitle = "Something went wrong";

/**
 * The error page without the shell's data: it has no brand, messages or styles. It shows all languages, because the
 * visitor's is unknown.
 */
export function PlainError() {
  return (
    <main className="mx-auto max-w-lg px-6 py-24 text-center">
      <h1 className="text-2xl font-bold">{plainTitle}</h1>
      <p className="mt-2">Try again in a moment.</p>
      {sentences.map(([language, sentence]) => (
        <p key={language} lang={language} className="mt-2">
          {sentence}
        </p>
      ))}
      <p className="mt-6">
        <a href="/" className="underline">
          Home
          {sentences.map(([language, , home]) => (
            <span key={language} lang={language}>
              {" · "}
              {home}
            </span>
          ))}
        </a>
      </p>
    </main>
  );
}
