import { expect, it } from "vitest";
import { dateTime } from "~/i18n/format.ts";
import { valueText } from "./column.ts";

it.each(["-12:00", "-05:00", "+00:00", "+09:00", "+12:00", "+14:00"])(
  "U27h A69 a day is that day by the clocks of any brand (%s), and a moment is on the brand's",
  (gmtOffset) => {
    const words = {
      t: (key: string) => key,
      money: () => "",
      date: (at: number, options?: Intl.DateTimeFormatOptions) =>
        dateTime(at, "en", gmtOffset, options),
      language: "en",
    };
    expect(valueText("day", "2026-12-31", words)).toBe("Dec 31, 2026");
    expect(valueText("day", "2028-02-29", words)).toBe("Feb 29, 2028");
    const begun = Date.parse(`2027-01-01T00:00:00${gmtOffset}`);
    expect(valueText("day", begun, words)).toBe("Jan 1, 2027");
    expect(valueText("day", begun - 1, words)).toBe("Dec 31, 2026");
  },
);
