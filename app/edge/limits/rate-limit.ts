/** Cloudflare's binding, as far as we use it. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}
