/** A finished file for its owner (N12). For anybody else it does not exist. */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { offsetMs } from "../../../gateway/values/brand-day.ts";
import { contentTypeOf } from "./content-type.ts";
import { filesName } from "./files-store.ts";

/** Null for a file that the signed-in agent does not have. */
export async function ownFile(
  { session, platform, brand, audit, now }: RequestScope,
  id: string | null,
  { agentFiles }: Configuration,
): Promise<Response | null> {
  const record = await session.read();
  const account = record?.account;
  if (!agentFiles || !id || account?.role !== "AGENT" || record?.passwordChangeRequired) {
    return null;
  }
  const store = agentFiles.stores.getByName(filesName(brand.id, platform.origin, account.id));
  const file = await store.ready(id, now());
  const body = file && (await agentFiles.bucket.get(file.key))?.body;
  if (!file || !body) return null;
  audit.record({
    kind: "ACCOUNT",
    action: "fetchAgentFile",
    outcome: "Success",
    role: account.role,
    by: account.account,
    subject: account.account,
    before: null,
    after: { id },
  });
  const dayOf = (at: number) => new Date(at + offsetMs(brand.gmtOffset)).toISOString().slice(0, 10);
  const days = [file.range.from, file.range.to - 1].map(dayOf).join("_");
  const since = file.since === null ? "" : `_since-${dayOf(file.since)}`;
  const name = `${brand.id}-${file.report.toLowerCase()}_${days}${since}`;
  return new Response(body, {
    headers: {
      "content-type": contentTypeOf[file.format],
      "content-length": String(file.bytes),
      "content-disposition": `attachment; filename="${name}.${file.format.toLowerCase()}"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
