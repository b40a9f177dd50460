/**
 * The Worker that `npm run bench -- protection` measures: the objects of accounts as the portal has them, and a platform
 * that is a list in memory. It runs in workerd itself.
 */
import { ProtectionKeeper } from "../../../app/edge/protection/protection-object.ts";
import type { AccountProtectionPort } from "../../../gateway/request/protection-port.ts";

export class ProtectionObject extends ProtectionKeeper {
  protected override neighbours(): never {
    throw new Error("no break starts here");
  }
}

interface Env {
  PROTECTION: { getByName(name: string): AccountProtectionPort };
}

const gmtOffset = "+08:00";
/** What the platform has booked, by account. */
const booked = new Map<string, { id: string; requestId: string; amount: string; at: number }[]>();

async function deposit(account: AccountProtectionPort, name: string, amount: string) {
  const key = crypto.randomUUID();
  const now = Date.now();
  const send = (records: Parameters<AccountProtectionPort["reserve"]>[0]["records"]) =>
    account.reserve({
      key,
      amount,
      now,
      gmtOffset,
      records,
      requiresChoice: false,
      mayCallPlatform: false,
    });
  let decision = await send(null);
  if (decision.state === "RECORDS_NEEDED") {
    const counted = [...(booked.get(name) ?? [])];
    decision = await send({ from: decision.from, readAt: Date.now(), counted, voided: [] });
  }
  if (decision.state !== "ALLOWED") return decision.state;
  const made = booked.get(name) ?? [];
  const id = `${name} ${made.length}`;
  made.push({ id, requestId: key, amount, at: Date.now() });
  booked.set(name, made);
  await account.made(key, id, Date.now());
  return decision.state;
}

export default {
  async fetch(request: Request, { PROTECTION }: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const name = searchParams.get("account") ?? "";
    const amount = searchParams.get("amount") ?? "";
    if (pathname === "/limit") {
      const day = { kind: "DEPOSIT", period: "DAY" } as const;
      await PROTECTION.getByName(name).change(day, amount, Date.now());
      return new Response("set");
    }
    if (pathname === "/deposit")
      return new Response(await deposit(PROTECTION.getByName(name), name, amount));
    if (pathname === "/launch") {
      const question = { moment: "LAUNCH", now: Date.now(), gmtOffset, results: null } as const;
      return new Response((await PROTECTION.getByName(name).checkPlay(question)).state);
    }
    // A round trip to an object that reads nothing.
    if (pathname === "/object") {
      return new Response(String(await PROTECTION.getByName(name).readCheckInterval()));
    }
    return new Response("nothing");
  },
};
