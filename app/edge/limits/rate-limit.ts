/** The part of Cloudflare's rate limit binding that the portal uses. */
export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}
