import type { FileSource } from "~/reports/files/file-source.ts";
import { branchFileColumns } from "./columns.ts";
import { branches } from "./report.server.ts";

export const branchesFile: FileSource = (_page, write) => write(branches, branchFileColumns);
