import type { FileSource } from "~/reports/files/file-source.ts";
import { teamRoundColumns } from "./columns.ts";
import { teamRounds } from "./report.server.ts";

export const recordsFile: FileSource = (_page, write) => write(teamRounds, teamRoundColumns);
