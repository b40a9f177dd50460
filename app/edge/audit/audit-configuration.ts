/** The part of the configuration that the audit trail needs (G35). */
import * as v from "valibot";
import type { AuditBucket, AuditQueue } from "./audit-export.ts";
import type { AuditStores } from "./audit-store.ts";

/** The audit trail (G35): its store, where it is exported to, how long it is kept, and who may read it. */
export interface AuditConfiguration {
  stores: AuditStores;
  bucket: AuditBucket | null;
  queue: AuditQueue | null;
  /** Entries older than so many days are dropped. */
  days: number;
  /** Cloudflare Access in front of `/operator`; null: nobody may read there. */
  access: { team: string; audience: string } | null;
  /** Development only: the key that opens `/operator`. */
  operatorKey: string | null;
}

const binding = <T extends object>(message: string) =>
  v.custom<T>(
    (value) => (typeof value === "object" || typeof value === "function") && value !== null,
    message,
  );

/** The period in days: five years without a setting. */
const auditDays = v.pipe(
  v.optional(v.string(), "1826"),
  v.transform(Number),
  v.check((days) => days >= 30 && days <= 36_500, "must be a number of days, 30 or more."),
);

/** The variables of any deployment. */
export const auditVars = {
  AUDIT: binding<AuditStores>("is missing: bind the Durable Object AuditObject."),
  AUDIT_BUCKET: v.optional(binding<AuditBucket>("must be an R2 bucket.")),
  AUDIT_QUEUE: v.optional(binding<AuditQueue>("must be a queue.")),
  AUDIT_DAYS: auditDays,
  ACCESS_TEAM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+\.cloudflareaccess\.com$/, "must be a host below cloudflareaccess.com."),
    ),
  ),
  ACCESS_AUD: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be the application's AUD tag.")),
  ),
};

/** @param operatorKey opens the reader in development; undefined in production */
export function auditConfiguration(
  vars: v.InferOutput<v.ObjectSchema<typeof auditVars, undefined>>,
  operatorKey: string | undefined,
): AuditConfiguration {
  const { ACCESS_TEAM: team, ACCESS_AUD: audience } = vars;
  return {
    stores: vars.AUDIT,
    bucket: vars.AUDIT_BUCKET ?? null,
    queue: vars.AUDIT_QUEUE ?? null,
    days: vars.AUDIT_DAYS,
    access: team && audience ? { team, audience } : null,
    operatorKey: operatorKey ?? null,
  };
}
