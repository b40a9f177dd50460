import type { FileSource } from "~/reports/files/file-source.ts";
import { lineColumns } from "./lines.ts";
import { statement } from "./statement.server.ts";

export const statementFile: FileSource = (_page, write) => write(statement, lineColumns);
