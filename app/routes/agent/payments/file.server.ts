import type { FileSource } from "~/reports/files/file-source.ts";
import { paymentColumns } from "./columns.ts";
import { dividends, salaryAt } from "./report.server.ts";

export const dividendsFile: FileSource = (_page, write) => write(dividends, paymentColumns);

export const salaryFile: FileSource = ({ pathname }, write) =>
  write(salaryAt(pathname), paymentColumns);
