import { here, later } from "~/ui/lazy/lazy.tsx";
import { SocialWays } from "./social-ways.later.tsx";

/** The ways in by a provider, whose code comes where a brand has some. */
export const SocialPanel = import.meta.env.SSR
  ? here(SocialWays)
  : later(() => import("./social-ways.later.tsx").then((part) => part.SocialWays), "h-52");
