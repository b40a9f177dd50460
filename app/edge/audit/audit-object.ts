import { DurableObject } from "cloudflare:workers";
import type { AuditStore } from "./audit-store.ts";
import type { AuditTrail } from "./audit-trail.ts";

/**
 * The audit trail of a brand (G35, decision 0046), and, under another name, the second store that keeps the ends of
 * its chain. Its code is loaded when it is first used, because the edge's start has to stay small.
 */
export class AuditObject extends DurableObject<object> implements AuditStore {
  #opened: Promise<AuditTrail> | null = null;

  async append(...args: Parameters<AuditStore["append"]>) {
    return (await this.#trail()).append(...args);
  }

  async page(...args: Parameters<AuditStore["page"]>) {
    return (await this.#trail()).page(...args);
  }

  async verify() {
    return (await this.#trail()).verify();
  }

  async erase(account: string) {
    return (await this.#trail()).erase(account);
  }

  async entriesFrom(...args: Parameters<AuditStore["entriesFrom"]>) {
    return (await this.#trail()).entriesFrom(...args);
  }

  async noteHead(...args: Parameters<AuditStore["noteHead"]>) {
    return (await this.#trail()).noteHead(...args);
  }

  async noteDrop(...args: Parameters<AuditStore["noteDrop"]>) {
    return (await this.#trail()).noteDrop(...args);
  }

  async notedPoints() {
    return (await this.#trail()).notedPoints();
  }

  override async alarm(): Promise<void> {
    return (await this.#trail()).alarm();
  }

  /** One trail for the object, so that entries keep their order. */
  #trail(): Promise<AuditTrail> {
    this.#opened ??= import("./audit-trail.ts").then(
      ({ AuditTrail: Trail }) => new Trail(this.ctx, this.env),
    );
    return this.#opened;
  }
}
