/** Replaces Yoga's landing page in the Worker (`replacements.mjs`). */
export default "";
