import * as v from "valibot";
import type { Call } from "../platform/call.ts";

/** A row for tests of the client: a public read of /wps/test with any input and output. */
export function testRow(overrides: Partial<Call> = {}): Call {
  return {
    id: "T1",
    method: "GET",
    path: "/wps/test",
    moduleId: "COMM3",
    token: "none",
    encrypted: false,
    envelope: true,
    group: "public",
    read: true,
    cache: null,
    request: v.looseObject({}),
    answer: v.unknown(),
    source: "assumed",
    summary: "A call of the tests.",
    ...overrides,
  };
}
