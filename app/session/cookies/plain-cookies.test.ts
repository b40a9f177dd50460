import { describe, expect, it } from "vitest";
import { cookieLine, readCookie } from "./cookie.ts";
import { plainLine, requestWithPrefixes, withPlainCookies } from "./plain-cookies.ts";

const sent = (cookie: string) =>
  requestWithPrefixes(new Request("http://localhost/", { headers: { cookie } })).headers.get(
    "cookie",
  );

describe("cookies of development over http (A204)", () => {
  it("are set without prefix and Secure, and lose nothing else", () => {
    const line = cookieLine("__Host-sid", "a.Secure__Host-b", { age: 60 });
    expect(plainLine(line)).toBe(
      "sid=a.Secure__Host-b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
    );
    const response = new Response("", { headers: [["Set-Cookie", line]] });
    response.headers.append("Set-Cookie", "_ga=; Path=/; Max-Age=0");
    expect(withPlainCookies(response).headers.getSetCookie()).toEqual([
      plainLine(line),
      "_ga=; Path=/; Max-Age=0",
    ]);
  });

  it("are read under the portal's names, and a switch under its own", () => {
    const cookies = sent("sid=new; dev-world=w; __Host-sid=old; __Host-lang=ko");
    expect(readCookie(cookies, "__Host-sid")).toBe("new");
    expect(readCookie(cookies, "__Host-lang")).toBe("ko");
    expect(readCookie(cookies, "dev-world")).toBe("w");
    expect(readCookie(sent(""), "__Host-sid")).toBeNull();
  });

  it("keep method and body of a request", async () => {
    const form = { method: "POST", body: "a=1", headers: { cookie: "sid=x" } };
    const request = requestWithPrefixes(new Request("http://localhost/login", form));
    expect(request.method).toBe("POST");
    expect(await request.text()).toBe("a=1");
  });
});
