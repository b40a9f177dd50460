import { lazy } from "~/ui/lazy/lazy.tsx";

/** The second step of a withdrawal or a transfer; the page of the first step preloads it. */
export const LazyReviewForm = lazy(() =>
  import("./review-form.tsx").then((module) => module.ReviewForm),
);
