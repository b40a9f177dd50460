import { expect, it } from "vitest";
import { openedLinkLine, openedLinkOf, parametersOf } from "./opened-link.ts";

const query = (text: string) => new URLSearchParams(text);
const read = (line: string) => openedLinkOf(new Headers({ cookie: line.split(";")[0] ?? "" }));

it("N10 the last opened link is kept with its parameters for 30 days", () => {
  const parameters = parametersOf(query("utm_source=kakao.talk&utm_campaign=여름 %3B,&page=2"));
  const line = openedLinkLine({ code: "ABCD2345", parameters }, new Headers());
  expect(line).toContain("; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax");
  expect(read(line)).toEqual({
    code: "ABCD2345",
    parameters: [
      { name: "utm_source", value: "kakao.talk" },
      { name: "utm_campaign", value: "여름 ;," },
    ],
  });
});

it("N10 who refuses to be counted keeps it until the browser closes", () => {
  const opened = { code: "ABCD2345", parameters: [] };
  for (const headers of [{ dnt: "1" }, { "sec-gpc": "1" }, { cookie: "__Host-counting=no" }]) {
    expect(openedLinkLine(opened, new Headers(headers as never))).not.toContain("Max-Age");
  }
});

it("N10 parameters are bounded in number, name and length", () => {
  const many = Array.from({ length: 20 }, (_, at) => `utm_${"abcdefghijklmnopqrst"[at]}=${at}`);
  expect(parametersOf(query(many.join("&")))).toHaveLength(6);
  const long = parametersOf(
    query(`utm_source=${"한".repeat(5000)}&utm_${"x".repeat(30)}=1&UTM_A=1`),
  );
  expect(long).toEqual([{ name: "utm_source", value: "한".repeat(64) }]);
  const line = openedLinkLine(
    {
      code: "A".repeat(64),
      parameters: parametersOf(
        query(["a", "b", "c", "d", "e", "f"].map((at) => `utm_${at}=${"한".repeat(99)}`).join("&")),
      ),
    },
    new Headers(),
  );
  expect(line.length).toBeLessThan(4000);
});

it.each([
  "",
  "bad code.x",
  "ABCD2345.%E0%A4%A",
  "ABCD2345.[1]",
  "ABCD2345.null",
  "ABCD2345.%22a%22",
])("N10 a changed cookie %s is harmless", (value) => {
  const found = openedLinkOf(new Headers({ cookie: `__Host-link=${value}` }));
  expect(found?.parameters ?? []).toEqual([]);
});
