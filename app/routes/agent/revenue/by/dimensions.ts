import type { RevenueDimension } from "~/graphql/generated/graphql";

/** What revenue can be listed by, besides products, in the order of its tabs; the names of the addresses. */
export const dimensions = {
  branch: "BRANCH",
  account: "ACCOUNT",
  day: "DAY",
  vendor: "VENDOR",
  game: "GAME",
} as const satisfies Record<string, RevenueDimension>;

export type DimensionName = keyof typeof dimensions;
export const dimensionNames = Object.keys(dimensions) as DimensionName[];

/** Returns the dimension that a path ends with, else null. */
export const dimensionIn = (pathname: string): DimensionName | null => {
  const name = pathname
    .replace(/\.data$/, "")
    .split("/")
    .at(-1);
  return dimensionNames.find((each) => each === name) ?? null;
};
