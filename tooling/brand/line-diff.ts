/** How many unchanged lines stand around a change. */
const around = 2;

interface Line {
  sign: " " | "-" | "+";
  text: string;
  /** Of the text before, from 1. */
  number: number;
}

/** What differs between two texts, line by line as `diff -u` writes it; empty for two of a kind. */
export function lineDiff(before: string, after: string): string {
  const lines = comparedLines(before.split("\n"), after.split("\n"));
  const isNear = lines.map((_line, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== " "),
  );
  return lines
    .flatMap(({ sign, text, number }, at) => {
      if (!isNear[at]) return [];
      return isNear[at - 1] ? [`${sign} ${text}`] : [`@@ line ${number} @@`, `${sign} ${text}`];
    })
    .join("\n");
}

/** All lines of both texts; the longest common subsequence stays. */
function comparedLines(before: readonly string[], after: readonly string[]): Line[] {
  // `common[i][j]` is how many lines the rests from i and j have in common.
  const common = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const length = (from: number, to: number) => common[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      (common[from] ?? [])[to] =
        before[from] === after[to]
          ? length(from + 1, to + 1) + 1
          : Math.max(length(from + 1, to), length(from, to + 1));
  const lines: Line[] = [];
  let [from, to] = [0, 0];
  while (from < before.length || to < after.length) {
    const [old, text] = [before[from], after[to]];
    const number = from + 1;
    if (old !== undefined && old === text) {
      lines.push({ sign: " ", text: old, number });
      from += 1;
      to += 1;
    } else if (
      old !== undefined &&
      (text === undefined || length(from + 1, to) >= length(from, to + 1))
    ) {
      lines.push({ sign: "-", text: old, number });
      from += 1;
    } else {
      lines.push({ sign: "+", text: text ?? "", number });
      to += 1;
    }
  }
  return lines;
}
