import { here, later } from "~/ui/lazy/lazy.tsx";
import { ReviewForm } from "./review-form.later.tsx";

/** The second step of what moves money; its code comes while the first one is filled in. */
export const Review = import.meta.env.SSR
  ? here(ReviewForm)
  : later(() => import("./review-form.later.tsx").then((part) => part.ReviewForm));
