import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** A class without its variant: `aria-pressed:bg-accent/12` is `bg-accent/12`. */
const bare = (name: string) => name.slice(name.lastIndexOf(":") + 1);
/** Whether one of the classes is this one, with any opacity: `bg-surface` is `bg-surface/60` as well. */
const has = (classes: ReadonlySet<string>, ...names: string[]) =>
  names.some((name) => [...classes].some((each) => each === name || each.startsWith(`${name}/`)));

/** Combinations of classes, and the component that has to be used instead. */
const shapes: { made: (classes: ReadonlySet<string>) => boolean; use: string }[] = [
  {
    made: (own) =>
      has(own, "rounded-card") && has(own, "border", "bg-surface", "bg-raised", "bg-ground"),
    use: "app/ui/layout/card.tsx",
  },
  {
    made: (own) => has(own, "border-accent") && has(own, "bg-accent"),
    use: "app/ui/controls/choice.ts",
  },
  {
    made: (own) => has(own, "bg-accent") && has(own, "text-on-accent"),
    use: "app/ui/controls/button.tsx, app/ui/controls/play-icon.tsx",
  },
];

/** The designs that a source writes as classes, in one text or in several of one `clsx`. */
function writtenOut(source: string): string[] {
  const groups = [...source.matchAll(/clsx\([^;]*?\)(?=[};,\n])|"[^"\n]*"|`[^`]*`/g)];
  return groups.flatMap(([group]) => {
    const classes = new Set(group.split(/[\s"'`(){},?]+/).map(bare));
    return shapes
      .filter(({ made }) => made(classes))
      .map(({ use }) => `${group}: that is ${use} already`);
  });
}

const pages = sourcesIn(["app"], /\.tsx?$/).filter(
  (path) => !path.startsWith("app/ui/") && !path.endsWith(".test.ts"),
);

it("only app/ui contains the classes of cards, choices and main buttons", () => {
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.flatMap((path) => writtenOut(textOf(path)).map((at) => `${path}: ${at}`))).toEqual(
    [],
  );
});

it.each([
  ["a card", '<li className="group rounded-card bg-ground/60">'],
  ["a card with a border", '<div className="flex rounded-card border border-gold/50 p-4">'],
  ["a card in parts", 'className={clsx("rounded-card p-4", open && "bg-surface")}'],
  ["a choice", 'now ? "border-accent bg-accent/12 text-ink" : quiet'],
  ["a choice that is selected", '"figures aria-pressed:border-accent aria-pressed:bg-accent/12"'],
  ["a button", '<a className="rounded-control bg-accent px-4 text-on-accent">'],
])("finds %s that is written as classes", (_name, source) => {
  expect(writtenOut(source)).toHaveLength(1);
});

it.each([
  "<Card className={`p-4 hover:border-accent`}>",
  '<div className="skeleton aspect-[3/4] w-full rounded-card" />',
  '<span className="h-0.5 rounded-full bg-accent" />',
])("ignores other combinations: %s", (source) => {
  expect(writtenOut(source)).toEqual([]);
});
