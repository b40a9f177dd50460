import type { FileSource } from "~/reports/files/file-source.ts";
import { teamColumns } from "./columns.ts";
import { teamFigures } from "./report.server.ts";

export const teamFile: FileSource = (_page, write) => write(teamFigures, teamColumns);
