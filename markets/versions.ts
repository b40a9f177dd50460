/**
 * The recorded versions of each market file (G31): `npm run market -- record` adds one to `versions.json` for each file
 * with a new version. Git is not there where the Worker runs.
 */
import { type Difference, differences, type RecordedFile } from "./diff.ts";
import type { MarketFile } from "./market.ts";
import recorded from "./versions.json" with { type: "json" };

/** By the file's country; the oldest version first. */
export type Recorded = Readonly<Record<string, readonly RecordedFile[]>>;

export const recordedVersions: Recorded = recorded;

interface Step {
  /** The versions. */
  from: string;
  to: string;
  changes: Difference[];
}

/** What each version of a file changed, the newest first. A change that is not recorded yet is the first step. */
export function stepsOf(file: MarketFile, versions = recordedVersions): Step[] {
  const own = [...(versions[file.country] ?? []), file];
  return own
    .slice(1)
    .map((after, at) => {
      const before = own[at] ?? after;
      const changes = differences(before, after).filter(({ place }) => place !== "version");
      return { from: before.version, to: after.version, changes };
    })
    .filter(({ from, to, changes }) => from !== to || changes.length > 0)
    .reverse();
}

/** Returns a sentence for each file whose content is not that of its recorded version. */
export function versionProblems(
  files: readonly MarketFile[],
  versions = recordedVersions,
): string[] {
  return files.flatMap((file) => {
    const last = versions[file.country]?.at(-1);
    const named = `Market "${file.country}": version`;
    if (!last) return [`${named}: ${file.version} is not recorded: npm run market -- record.`];
    const [change] = differences(last, file);
    if (!change) return [];
    if (file.version < last.version)
      return [`${named}: ${file.version} is before the recorded ${last.version}.`];
    return file.version === last.version
      ? [`${named}: ${change.place} differs from the recorded ${last.version}: give a new version.`]
      : [`${named}: ${file.version} is not recorded: npm run market -- record.`];
  });
}

/** The recorded versions with the files' own added where they are new. */
export function withVersions(
  files: readonly MarketFile[],
  versions = recordedVersions,
): Record<string, RecordedFile[]> {
  const all: Record<string, RecordedFile[]> = {};
  for (const [country, own] of Object.entries(versions)) all[country] = [...own];
  for (const file of files) {
    const own = all[file.country] ?? [];
    const last = own.at(-1);
    if (!last || file.version > last.version) all[file.country] = [...own, file];
  }
  return all;
}
