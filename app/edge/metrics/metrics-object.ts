import { DurableObject } from "cloudflare:workers";
import type { Timeline } from "../../../gateway/metrics/timeline.ts";
import type { MetricsStore } from "./metrics-store.ts";

/**
 * What was added is stored so long afterwards, in ms: a lost object loses no more than that. It is less than the ten seconds
 * after which the runtime may put an object away that nobody calls.
 */
const saveAfterMs = 2_000;

/**
 * What a brand's isolates have counted (O8, decision 0080). Its code is loaded when it is first used, because the edge's
 * start has to stay small.
 */
export class MetricsObject extends DurableObject implements MetricsStore {
  #opened: Promise<Timeline> | null = null;
  #isSaveDue = false;

  async add(...[message, version]: Parameters<MetricsStore["add"]>): Promise<void> {
    const now = Date.now();
    (await this.#timeline()).add(message, version, now);
    if (this.#isSaveDue) return;
    this.#isSaveDue = true;
    await this.ctx.storage.setAlarm(now + saveAfterMs);
  }

  async sums(...[spans]: Parameters<MetricsStore["sums"]>) {
    const timeline = await this.#timeline();
    return spans.map(([from, until]) => timeline.sum(from, until));
  }

  async points(...args: Parameters<MetricsStore["points"]>) {
    return (await this.#timeline()).points(...args);
  }

  async failures(...args: Parameters<MetricsStore["failures"]>) {
    return (await this.#timeline()).failures(...args);
  }

  override async alarm(): Promise<void> {
    this.#isSaveDue = false;
    (await this.#timeline()).save(Date.now());
  }

  /** One timeline for the object, so that what is not stored yet is in one place. */
  #timeline(): Promise<Timeline> {
    this.#opened ??= import("./metrics-tables.ts").then(({ timelineIn }) =>
      timelineIn(this.ctx.storage.sql),
    );
    return this.#opened;
  }
}
