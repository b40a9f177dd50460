import type { KeyIn } from "~/i18n/i18n.tsx";
import { brandTime } from "~/reports/range/brand-time.ts";
import type { Report } from "~/reports/report.ts";
import type { CsvPlace } from "./csv.ts";

type Note = ReturnType<NonNullable<Report<unknown, object, unknown, unknown>["note"]>>;

/** What a report says about itself at the end of its file. */
export const noteText = ({ name, time }: Note, { t, gmtOffset }: CsvPlace): string =>
  t(
    name satisfies KeyIn<"agentCenter.income">,
    time === undefined ? undefined : { time: brandTime(time, gmtOffset) },
  );
