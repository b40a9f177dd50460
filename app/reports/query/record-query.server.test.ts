import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { furthestOffset } from "~/ui/pager/last-offset.ts";
import { aurora } from "../../../brands/aurora.ts";
import { recordQuery } from "./record-query.server.ts";

const context = { brand: aurora, now: Date.now } as unknown as AppLoadContext;
const at = (search: string) => recordQuery(new Request(`https://portal.test/r${search}`), context);

it.each([
  ["?offset=100000", furthestOffset, false],
  ["?offset=100001", furthestOffset, true],
  ["?offset=100020&size=50", furthestOffset, true],
  ["?offset=9007199254740993", furthestOffset, true],
  ["?offset=1e9", furthestOffset, true],
  ["?offset=40", 40, false],
  ["?offset=-20", 0, false],
  ["?offset=1.5", 0, false],
  ["?offset=many", 0, false],
  ["", 0, false],
])(
  "A127 %s is read as the page at %i, behind the last that can be had: %s",
  (search, offset, tooDeep) => {
    expect(at(search)).toMatchObject({ offset, tooDeep });
  },
);

it("A230 a page without a range has the days of the platform's clock", () => {
  const now = () => Date.UTC(2031, 4, 5, 12);
  const ahead = { brand: aurora, now } as unknown as AppLoadContext;
  const { today, range } = recordQuery(new Request("https://portal.test/r"), ahead);
  expect(today).toBe("2031-05-05");
  expect(range.to).toBeGreaterThan(now());
  expect(range.from).toBeLessThan(now());
});
