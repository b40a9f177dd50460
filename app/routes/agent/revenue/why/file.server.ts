import type { FileSource } from "~/reports/files/file-source.ts";
import { givenColumns } from "./columns.ts";
import { commissionParts } from "./report.server.ts";

export const commissionFile: FileSource = (_page, write) => write(commissionParts, givenColumns);
