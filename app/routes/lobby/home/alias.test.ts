import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { loader } from "./alias.tsx";

async function canonical(mainOrigin: string | null, development = false): Promise<string> {
  const execute = async () => ({ data: { system: { mainOrigin } } });
  const context = { gateway: { execute }, development };
  const request = new Request("https://mirror.example/home?x=1");
  const found = await loader({ request, context, params: {} } as unknown as LoaderFunctionArgs);
  return found.canonical;
}

it("A23 D-23 R2 R4 the home page's own address is at the operator's main one", async () => {
  expect(await canonical("https://main.example")).toBe("https://main.example/");
  expect(await canonical(null)).toBe("https://mirror.example/");
  expect(await canonical("https://main.example", true)).toBe("https://mirror.example/");
});
