import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A page whose form found nobody signed in (401) is not read anew: that would lead away from what was typed. Pages with
 * forms of fetchers say so as their `shouldRevalidate`: without one Remix reads them anew after any answer.
 */
export const stayWhenOver: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== 401 && defaultShouldRevalidate;
